import type { LibraryTemplate } from '@signet/contract';
import { hashOf } from '../made-files/kind.ts';
import type { DocumentSources, FoundSource } from './document-source.ts';
import type { DocumentRow } from './documents.store.ts';
import type { TemplateAddresses } from './template-addresses.ts';
import { pdfOf, sampleTemplate, type Template } from './templates.ts';

/** Beside the first page of a template, so many of the next ones are shown. */
const NEXT_PAGES = 4;

type Parts = {
  sources: Pick<DocumentSources, 'size' | 'basisOf'>;
  addresses: Pick<TemplateAddresses, 'sign'>;
  now: () => Date;
};
type Found = FoundSource & { userId: string };

/** A template as the library shows it, with what was made of it last (spec results §3). */
export const createPresentTemplate = ({ sources, addresses, now }: Parts) => {
  const made = (template: Template, { source }: Found, newest: readonly DocumentRow[]): LibraryTemplate['document'] => {
    const row = newest.find(({ template_id: id }) => id === template.id);
    if (!row) return null;
    return {
      _id: row.id,
      name: row.name,
      url: row.url ?? '',
      savedAt: (row.saved_at ?? now()).toISOString(),
      isOutdated: row.basis !== sources.basisOf(source, template),
    };
  };

  return (template: Template, found: Found, newest: readonly DocumentRow[]): LibraryTemplate => {
    const { source, quizId, kit, userId } = found;
    const { pages, told } = sources.size(source, template);
    const basis = hashOf(source);
    const urls = Array.from({ length: Math.min(pages, NEXT_PAGES + 1) }, (_, at) =>
      addresses.sign({ userId, quizId, kitKey: source.kitKey, templateId: template.id, page: String(at + 1), basis }),
    );
    const pdf = template.id === sampleTemplate.id ? undefined : pdfOf(template);
    return {
      _id: template.id,
      marketingKitId: kit.marketingKitId,
      marketingKitKey: source.kitKey,
      title: template.title,
      marketingKitTheme: kit.name,
      type: template.type,
      foregroundSVGFileName: 'overlay.svg',
      backgroundImageUrl: urls[0] ?? '',
      pageUrls: urls.slice(1),
      size: told,
      document: made(template, found, newest),
      pdf: pdf ? { templateId: pdf.id, document: made(pdf, found, newest) } : null,
    };
  };
};
