import { visibleText } from '@signet/contract';

/**
 * The header that saves a file under a name (RFC 6266): a plain name for old browsers and the whole one in UTF-8.
 * Control characters and path separators become underscores; what cannot be seen, or turns the direction, goes.
 */
export const contentDisposition = (fileName: string): string => {
  const name = visibleText(fileName.replace(/\p{Cc}/gu, '_'))
    .replace(/[\p{Cc}/\\]/gu, '_')
    .slice(0, 150)
    .toWellFormed();
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
