export const NAMESPACES = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
} as const;

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 does not allow at all, not even escaped (§2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Most of what is written: names and numbers, which mean themselves. A deck has a hundred thousand of them. */
const ORDINARY = /^[\w .,:;/#+()%-]*$/;
export const escaped = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(FORBIDDEN, '')
        .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type Value = string | number | boolean | undefined;

/** An element; attributes without a value are left out. Text inside is to be escaped by whoever passes it. */
export const el = (
  name: string,
  attributes: Readonly<Record<string, Value>> = {},
  ...inside: readonly string[]
): string => {
  let written = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    if (typeof value === 'string') written += ` ${key}="${escaped(value).replaceAll('\n', '&#10;')}"`;
    else written += ` ${key}="${typeof value === 'boolean' ? (value ? '1' : '0') : value}"`;
  }
  const content = inside.join('');
  return content === '' ? `${written}/>` : `${written}>${content}</${name}>`;
};

export const names = (...prefixes: (keyof typeof NAMESPACES)[]): Record<string, string> =>
  Object.fromEntries(prefixes.map((prefix) => [`xmlns:${prefix}`, NAMESPACES[prefix]]));
