import { DECLARATION, el } from './xml.ts';

/**
 * One part of an Office file, to be zipped in the order given: text, a drawing to be made a PNG of `width` pixels, or
 * a file inside the file that is zipped by itself.
 */
export type DocumentPart =
  | { path: string; text: string }
  | { path: string; svg: string; width: number }
  | { path: string; parts: readonly DocumentPart[] };

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument';

const TYPE_OF = {
  presentation: `${TYPES}.presentationml.presentation.main+xml`,
  slideMaster: `${TYPES}.presentationml.slideMaster+xml`,
  slideLayout: `${TYPES}.presentationml.slideLayout+xml`,
  slide: `${TYPES}.presentationml.slide+xml`,
  notesMaster: `${TYPES}.presentationml.notesMaster+xml`,
  notesSlide: `${TYPES}.presentationml.notesSlide+xml`,
  theme: `${TYPES}.theme+xml`,
  chart: `${TYPES}.drawingml.chart+xml`,
  document: `${TYPES}.wordprocessingml.document.main+xml`,
  styles: `${TYPES}.wordprocessingml.styles+xml`,
  settings: `${TYPES}.wordprocessingml.settings+xml`,
  header: `${TYPES}.wordprocessingml.header+xml`,
  footer: `${TYPES}.wordprocessingml.footer+xml`,
  workbook: `${TYPES}.spreadsheetml.sheet.main+xml`,
  worksheet: `${TYPES}.spreadsheetml.worksheet+xml`,
  'extended-properties': `${TYPES}.extended-properties+xml`,
  'custom-properties': `${TYPES}.custom-properties+xml`,
  'core-properties': 'application/vnd.openxmlformats-package.core-properties+xml',
} as const;
export type PartKind = keyof typeof TYPE_OF;

type Relation = { kind: PartKind | 'image' | 'package'; target: string };

const relationType = (kind: Relation['kind']): string => {
  if (kind === 'core-properties') return `${PACKAGE}/relationships/metadata/core-properties`;
  return `${OFFICE}/${kind === 'presentation' || kind === 'document' || kind === 'workbook' ? 'officeDocument' : kind}`;
};

/** From one part's folder to another part: relative, which every reader understands. */
const relative = (from: string, to: string): string => {
  const [base, goal] = [from.split('/').slice(0, -1), to.split('/')];
  let shared = 0;
  while (shared < base.length && base[shared] === goal[shared]) shared += 1;
  return [...base.slice(shared).map(() => '..'), ...goal.slice(shared)].join('/');
};

/** Collects the parts of one file with their types and relations. */
export const createPackage = () => {
  const parts: DocumentPart[] = [];
  const kinds = new Map<string, PartKind>();
  const relations = new Map<string, Relation[]>();
  const extensions = new Map<string, string>([
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ]);

  /** Names the relation of `from` to a part; the root of the file is the empty path. */
  const relate = (from: string, kind: Relation['kind'], target: string): string => {
    const list = relations.get(from) ?? [];
    relations.set(from, list);
    const known = list.findIndex((one) => one.target === target && one.kind === kind);
    if (known !== -1) return `rId${known + 1}`;
    list.push({ kind, target });
    return `rId${list.length}`;
  };

  return {
    relate,
    add(path: string, kind: PartKind, text: string): void {
      kinds.set(path, kind);
      parts.push({ path, text: DECLARATION + text });
    },
    addPicture(path: string, svg: string, width: number): void {
      extensions.set('png', 'image/png');
      parts.push({ path, svg, width });
    },
    /** A drawing as it is, for readers that show it without making pixels of it. */
    addDrawing(path: string, svg: string): void {
      extensions.set('svg', 'image/svg+xml');
      parts.push({ path, text: svg });
    },
    addFile(path: string, inside: readonly DocumentPart[]): void {
      extensions.set('xlsx', `${TYPES}.spreadsheetml.sheet`);
      parts.push({ path, parts: inside });
    },
    /** Everything, types and relations first. */
    finish(): DocumentPart[] {
      const defaults = [...extensions].map(([Extension, ContentType]) => el('Default', { Extension, ContentType }));
      const overrides = [...kinds].map(([path, kind]) =>
        el('Override', { PartName: `/${path}`, ContentType: TYPE_OF[kind] }),
      );
      const types = el('Types', { xmlns: `${PACKAGE}/content-types` }, ...defaults, ...overrides);
      const written = [...relations].map(([from, list]): DocumentPart => {
        const at = from.lastIndexOf('/');
        const path = `${from.slice(0, at + 1)}_rels/${from.slice(at + 1)}.rels`;
        const inside = list.map(({ kind, target }, index) =>
          el('Relationship', { Id: `rId${index + 1}`, Type: relationType(kind), Target: relative(from, target) }),
        );
        return { path, text: DECLARATION + el('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...inside) };
      });
      return [{ path: '[Content_Types].xml', text: DECLARATION + types }, ...written, ...parts];
    },
  };
};
export type OfficePackage = ReturnType<typeof createPackage>;
