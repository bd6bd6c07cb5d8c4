import {
  deckFile,
  paperFile,
  posts,
  postScene,
  printedDeck,
  printedStationery,
  type Deck,
  type OfficeFace,
} from '@signet/documents';
import { drawKitPiece, type KitBrand } from '@signet/kit';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { weightName } from '@signet/type/faces';
import { colorRoleNames } from '@signet/wording';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { DriveDenied, type Drive } from '../../ports/drive.ts';
import type { DriveService } from '../drive/drive.service.ts';
import type { KitDrawing } from '../kit-pictures/kit-drawing.ts';
import { hashOf, type Kind, type NewFile } from '../made-files/kind.ts';
import type { DocumentSource, DocumentSources } from './document-source.ts';
import { officeFile } from './document-zip.ts';
import type { DocumentStore } from './documents.store.ts';
import type { DocumentPrinting } from './printed-document.ts';
import { findTemplate, type Template } from './templates.ts';

/** What a document is made from, and for whom. */
export type DocumentFrom = {
  documentId: string;
  userId: string;
  name: string;
  templateId: string;
  readOnly: boolean;
  source: DocumentSource;
  /** ISO, UTC: the month on the cover. */
  at: string;
};
type DocumentIs = { format: 'receipt' };

type Parts = {
  sources: DocumentSources;
  store: Pick<DocumentStore, 'saved'>;
  drives: Pick<DriveService, 'access' | 'forget'>;
  drive: Pick<Drive, 'save' | 'name'>;
  print: DocumentPrinting;
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const REGULAR = 400;
const BOLD = 700;

/** Office finds a weight other than regular and bold under a name of its own, as the files of the family say it. */
const faceOf = ({ fontName, fontWeight, fontStyle }: KitDrawing['headline']): OfficeFace => ({
  name:
    fontWeight === REGULAR || fontWeight === BOLD
      ? fontName
      : `${fontName} ${weightName(fontWeight).replaceAll(/[ -]/g, '')}`,
  isBold: fontWeight === BOLD,
  isItalic: fontStyle === 'italic',
});

/** A document in a founder's drive. What lies among the made files is only the receipt of it. */
export const createDocumentKind = ({ sources, store, drives, drive, print }: Parts): Kind<DocumentFrom, DocumentIs> => {
  const deckFrom = (source: DocumentSource, brand: KitBrand, of: Template['of'], at: Date): Deck => {
    if ('deck' in of) return sources.deck(source, brand, of.deck, at);
    if ('onePager' in of) return sources.onePager(source, brand, of.onePager, at);
    throw new Error('only decks and pages have slides');
  };

  /** Nobody sends what still asks or contradicts itself by mistake: its name says so (documents, preflight). */
  const nameOf = ({ name, source, readOnly, at }: DocumentFrom, template: Template, brand: KitBrand): string => {
    // the sample deck is what it says
    if (readOnly) return name;
    const { findings } = sources.preflight(source, brand, template, new Date(at));
    return findings.some(({ level }) => level === 'stop') ? `${name} (draft)` : name;
  };

  const bytesOf = async (
    from: DocumentFrom,
    template: Template,
    brand: KitBrand,
  ): Promise<{ body: Buffer; mediaType: string; extension: string }> => {
    const { source } = from;
    if ('piece' in template.of) {
      const { scene } = drawKitPiece(source.kitKey, template.of.piece, brand);
      const svg = toSvg(scene, brand.colors);
      return { body: await toPng(svg, { width: template.of.pixels }), mediaType: 'image/png', extension: 'png' };
    }
    const at = new Date(from.at);
    if (template.as === 'pdf') {
      const { subject } = source;
      const pages =
        'paper' in template.of
          ? printedStationery(sources.paper(source, brand, template.of.paper, at))
          : printedDeck(brand, deckFrom(source, brand, template.of, at));
      const as = { title: from.name, company: subject.company, language: 'en-US', pages };
      return { body: await print(source.drawing, brand, as), mediaType: 'application/pdf', extension: 'pdf' };
    }
    if ('post' in template.of) {
      const svg = toSvg(postScene(source.kitKey, brand, sources.subject(source, at), template.of.post), brand.colors);
      const body = await toPng(svg, { width: posts[template.of.post].width });
      return { body, mediaType: 'image/png', extension: 'png' };
    }
    const headline = faceOf(source.drawing.headline);
    const text = faceOf(source.drawing.text);
    const written = {
      theme: { companyName: source.subject.company, colors: brand.colors, colorNames: colorRoleNames, headline, text },
      fonts: { headline, text },
      savedAt: at.toISOString(),
      isFinal: from.readOnly,
    };
    if ('paper' in template.of) {
      const parts = paperFile(sources.paper(source, brand, template.of.paper, at), written);
      return { body: await officeFile(parts, at), mediaType: DOCX, extension: 'docx' };
    }
    const parts = deckFile(deckFrom(source, brand, template.of, at), { ...written, brand });
    return { body: await officeFile(parts, at), mediaType: PPTX, extension: 'pptx' };
  };

  const make = async function* (from: DocumentFrom): AsyncGenerator<NewFile<DocumentIs>> {
    const template = orRefuse(findTemplate(from.templateId), 'noMatchingTemplate');
    const given = orRefuse(await drives.access(from.userId), 'permissionError');
    const brand = await sources.brand(from.userId, from.source);
    const { body, mediaType, extension } = await bytesOf(from, template, brand);
    const name = nameOf(from, template, brand);
    try {
      const saved = await drive.save(given, {
        key: from.documentId,
        folder: from.source.subject.company,
        name: `${name}.${extension}`,
        mediaType,
        body,
        readOnly: from.readOnly,
        properties: { template: from.templateId, basis: sources.basisOf(from.source, template) },
      });
      await store.saved(from.documentId, { ...saved, bytes: body.byteLength });
      const receipt = Buffer.from(JSON.stringify({ ...saved, bytes: body.byteLength }));
      yield { fileName: 'receipt.json', is: { format: 'receipt' }, contentType: 'application/json', body: receipt };
    } catch (error) {
      if (!(error instanceof DriveDenied)) throw error;
      if (error.why === 'revoked') await drives.forget(from.userId);
      throw new Refusal(error.why === 'full' ? 'driveFull' : 'permissionError');
    }
  };

  return {
    name: 'documents',
    subjectsIn: 'documents',
    basisOf: ({ documentId, templateId, source, readOnly }) =>
      hashOf({ documentId, templateId, source, readOnly, drive: drive.name }),
    count: () => 1,
    make,
    mostSeconds: 60,
    mostBytes: 1_000_000,
  };
};
