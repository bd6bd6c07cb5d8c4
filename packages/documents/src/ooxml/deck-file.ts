import type { KitBrand } from '@signet/kit';
import { officeTheme, type ThemeBrand } from '@signet/pack';
import type { Deck, Layout, Slide, TextStyle } from '../deck/model.ts';
import { coatsOf } from '../drawing/flatten.ts';
import { colorOf, createIds, EMU, emu, levelProperties, solid, type OfficeFonts } from './drawing.ts';
import { createPackage, type DocumentPart } from './package.ts';
import { coreProperties } from './properties.ts';
import { filledSlot, itemShapes, layoutSlot, shapeTree, type Page, type Writing } from './pages.ts';
import { el, escaped, names } from './xml.ts';

export type DeckFile = {
  brand: KitBrand;
  theme: ThemeBrand;
  fonts: OfficeFonts;
  /** UTC instant of the brand version: the same brand writes the same bytes. */
  savedAt: string;
  /** Opens as final: people are asked before they change it. */
  isFinal?: boolean;
};

const SLIDE_PAGE = { w: 12_192_000 / EMU, h: 7.5 } as const;
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';
const NOTES_THEME = 'ppt/theme/theme2.xml';
const DECK = 'ppt/presentation.xml';

const MAP = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
};
/** On a dark page what people type by themselves is light. */
const DARK_MAP = { ...MAP, bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' };

const mapOverride = (isDark: boolean): string =>
  el('p:clrMapOvr', {}, isDark ? el('a:overrideClrMapping', DARK_MAP) : '<a:masterClrMapping/>');

/** A page's ground: its lowest coat as the background, what is mixed into it over the whole page. */
const background = (ground: Layout['ground']): string => {
  const [first] = coatsOf(ground);
  return el('p:bg', {}, el('p:bgPr', {}, solid(first?.ink ?? 'w1'), '<a:effectLst/>'));
};

const groundForm = (page: Page, ground: Layout['ground']): string => {
  const coats = coatsOf(ground).slice(1);
  const area = { x: 0, y: 0, ...page.writing.page };
  return coats
    .map(({ ink, alpha }) => itemShapes(page, { kind: 'form', name: 'Ground', form: 'rect', area, fill: ink, alpha }))
    .join('');
};

const isPoster = ({ key }: Layout): boolean => /^(cover|statement|closing|section-.+)$/u.test(key);
const layoutPath = (index: number): string => `ppt/slideLayouts/slideLayout${index + 1}.xml`;
const slidePath = (index: number): string => `ppt/slides/slide${index + 1}.xml`;

const darkOf = (writing: Writing, { ground }: Layout): boolean => {
  const [first] = coatsOf(ground);
  const ink = first?.ink ?? 'w1';
  const hex = ink.startsWith('#') ? ink : (writing.colors[ink as keyof typeof writing.colors] ?? '#ffffff');
  const [r = 255, g = 255, b = 255] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < 128;
};

const writeLayout = (writing: Writing, layout: Layout, index: number): void => {
  const path = layoutPath(index);
  const page: Page = { path, ids: createIds(), writing };
  writing.file.relate(path, 'slideMaster', MASTER);
  const items = layout.items.map((item) => itemShapes(page, item)).join('');
  const slots = layout.slots.map((slot) => layoutSlot(page.ids, slot, writing.fonts)).join('');
  const tree = shapeTree(groundForm(page, layout.ground) + items + slots);
  const attributes = { ...names('a', 'r', 'p'), preserve: true, userDrawn: true };
  const content = el('p:cSld', { name: layout.name }, background(layout.ground), tree);
  writing.file.add(path, 'slideLayout', el('p:sldLayout', attributes, content, mapOverride(darkOf(writing, layout))));
};

const notesPage = (writing: Writing, index: number, notes: string): void => {
  const path = `ppt/notesSlides/notesSlide${index + 1}.xml`;
  writing.file.relate(path, 'notesMaster', NOTES_MASTER);
  writing.file.relate(path, 'slide', slidePath(index));
  writing.file.relate(slidePath(index), 'notesSlide', path);
  const lines = notes
    .split('\n')
    .map((line) => el('a:p', {}, el('a:r', {}, '<a:rPr lang="en-US"/>', el('a:t', {}, escaped(line)))));
  const tree = shapeTree(
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr>' +
      '<a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
      '<p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>' +
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
      '<p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>' +
      `${el('p:txBody', {}, '<a:bodyPr/><a:lstStyle/>', ...lines)}</p:sp>`,
  );
  writing.file.add(path, 'notesSlide', el('p:notes', names('a', 'r', 'p'), el('p:cSld', {}, tree), mapOverride(false)));
};

const writeSlide = (writing: Writing, deck: Deck, slide: Slide, index: number): void => {
  const path = slidePath(index);
  const page: Page = { path, ids: createIds(), writing };
  const at = deck.layouts.findIndex(({ key }) => key === slide.layout);
  const layout = deck.layouts[at];
  if (!layout) throw new TypeError(`A slide without its layout: ${slide.layout}`);
  writing.file.relate(path, 'slideLayout', layoutPath(at));
  const texts = slide.items.flatMap((item) => (item.kind === 'text' && item.slot !== undefined ? [item] : []));
  const asked = new Set(slide.blanks.map(({ slot }) => slot));
  const slots = layout.slots
    .filter(({ type }) => type !== 'pic')
    .filter((slot) => slot.idx === 0 || asked.has(slot.name) || texts.some((text) => text.slot === slot.idx))
    .map((slot) =>
      filledSlot(
        page.ids,
        slot,
        texts.find((text) => text.slot === slot.idx),
        writing.fonts,
      ),
    );
  const others = slide.items
    .filter((item) => !(item.kind === 'text' && item.slot !== undefined))
    .map((item) => itemShapes(page, item));
  const attributes = { ...names('a', 'r', 'p'), ...(slide.isHidden ? { show: false } : {}) };
  // above all else: whoever clicks there puts a picture over what stands for it
  const pictures = layout.slots
    .filter(({ name }) => slide.items.some((item) => item.kind === 'form' && item.picture === name))
    .map((slot) => filledSlot(page.ids, slot, undefined, writing.fonts));
  // read in this order: the title, what is said, then what is drawn beside it
  const tree = shapeTree([...slots, ...others, ...pictures].join(''));
  const content = el('p:cSld', {}, tree) + mapOverride(darkOf(writing, layout));
  writing.file.add(path, 'slide', el('p:sld', attributes, content));
  notesPage(writing, index, slide.notes);
};

const plain = (face: TextStyle['face'], size: number): TextStyle => ({
  face,
  size,
  ink: 'b1',
  leading: face === 'headline' ? 0.9 : 1,
  align: 'l',
  anchor: 't',
});

const masterSlot = (id: number, type: 'title' | 'body', y: number, h: number, wide: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${type}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>` +
  `${el('p:ph', type === 'title' ? { type } : { type, idx: 1 })}</p:nvPr></p:nvSpPr>` +
  `<p:spPr><a:xfrm><a:off x="490000" y="${y}"/>` +
  `<a:ext cx="${wide}" cy="${h}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>` +
  '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"><a:noAutofit/></a:bodyPr><a:lstStyle/>' +
  `<a:p><a:r><a:rPr lang="en-US"/><a:t>${type === 'title' ? 'One sentence with a verb' : 'Text'}</a:t></a:r></a:p>` +
  '</p:txBody></p:sp>';

const writeMaster = (writing: Writing, deck: Deck): void => {
  const { file, fonts } = writing;
  const content = deck.layouts.find((layout) => !isPoster(layout)) ?? deck.layouts[0];
  const ids = deck.layouts.map((_, index) =>
    el('p:sldLayoutId', { id: 2_147_483_649 + index, 'r:id': file.relate(MASTER, 'slideLayout', layoutPath(index)) }),
  );
  file.relate(MASTER, 'theme', THEME);
  const isDark = content ? darkOf(writing, content) : false;
  const ink = { ink: isDark ? ('w1' as const) : ('b1' as const) };
  const level = (tag: string, style: TextStyle) => levelProperties(tag, { ...style, ...ink }, fonts);
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => level(`a:lvl${at}pPr`, plain('text', 18)));
  const styles = el(
    'p:txStyles',
    {},
    el('p:titleStyle', {}, level('a:lvl1pPr', plain('headline', 44))),
    el('p:bodyStyle', {}, ...levels),
    el('p:otherStyle', {}, ...levels),
  );
  const wide = emu(writing.page.w * 0.685);
  const slots = masterSlot(2, 'title', 457_200, 1_280_000, wide) + masterSlot(3, 'body', 1_981_200, 3_860_000, wide);
  const tree = shapeTree(slots);
  const master = el(
    'p:sldMaster',
    { ...names('a', 'r', 'p'), preserve: true },
    el('p:cSld', {}, background(content?.ground ?? 'w1'), tree),
    el('p:clrMap', isDark ? DARK_MAP : MAP),
    el('p:sldLayoutIdLst', {}, ...ids),
    styles,
  );
  file.add(MASTER, 'slideMaster', master);
};

const writeNotesMaster = (writing: Writing, theme: string): void => {
  const { file } = writing;
  file.relate(NOTES_MASTER, 'theme', NOTES_THEME);
  file.add(NOTES_THEME, 'theme', theme);
  const shape = (id: number, name: string, ph: string, y: number, h: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr>${ph}</p:nvPr>` +
    `</p:nvSpPr><p:spPr><a:xfrm><a:off x="685800" y="${y}"/><a:ext cx="5486400" cy="${h}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>' +
    (name === 'Notes' ? '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody>' : '') +
    '</p:sp>';
  const tree = shapeTree(
    shape(2, 'Slide', '<p:ph type="sldImg" idx="2"/>', 1_143_000, 3_086_100) +
      shape(3, 'Notes', '<p:ph type="body" sz="quarter" idx="1"/>', 4_400_550, 3_600_450),
  );
  const white = el('p:bg', {}, el('p:bgPr', {}, el('a:solidFill', {}, colorOf('w1')), '<a:effectLst/>'));
  const body = el('p:cSld', {}, white, tree);
  file.add(NOTES_MASTER, 'notesMaster', el('p:notesMaster', names('a', 'r', 'p'), body, el('p:clrMap', MAP)));
};

const writeProperties = (writing: Writing, deck: Deck, { savedAt, isFinal }: DeckFile): void => {
  const { file } = writing;
  const core = coreProperties(deck, savedAt);
  file.relate('', 'core-properties', 'docProps/core.xml');
  file.add('docProps/core.xml', 'core-properties', core);
  if (!isFinal) return;
  file.relate('', 'custom-properties', 'docProps/custom.xml');
  file.add(
    'docProps/custom.xml',
    'custom-properties',
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ' +
      'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
      '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="_MarkAsFinal">' +
      '<vt:bool>true</vt:bool></property></Properties>',
  );
};

/**
 * A deck as the parts of a PPTX: a theme with the brand's colors and fonts, layouts with slots, slides that say only
 * what is theirs. The same deck gives the same parts.
 * @throws TypeError for a slide without its layout.
 */
export const deckFile = (deck: Deck, of: DeckFile): DocumentPart[] => {
  const file = createPackage();
  const { brand, fonts } = of;
  const writing: Writing = {
    file,
    brand,
    colors: brand.colors,
    fonts,
    pictures: new Map(),
    charts: 0,
    page: deck.page ?? SLIDE_PAGE,
  };
  file.relate('', 'presentation', DECK);
  const theme = officeTheme(of.theme).replace(/^<\?xml.*?\?>\n/u, '');
  file.add(THEME, 'theme', theme);
  deck.layouts.forEach((layout, index) => writeLayout(writing, layout, index));
  writeMaster(writing, deck);
  writeNotesMaster(writing, theme);
  deck.slides.forEach((slide, index) => writeSlide(writing, deck, slide, index));
  writeProperties(writing, deck, of);
  const master = file.relate(DECK, 'slideMaster', MASTER);
  const notes = file.relate(DECK, 'notesMaster', NOTES_MASTER);
  const ids = deck.slides.map((_, index) =>
    el('p:sldId', { id: 256 + index, 'r:id': file.relate(DECK, 'slide', slidePath(index)) }),
  );
  file.relate(DECK, 'theme', THEME);
  const presentation = el(
    'p:presentation',
    { ...names('a', 'r', 'p'), saveSubsetFonts: true },
    el('p:sldMasterIdLst', {}, el('p:sldMasterId', { id: 2_147_483_648, 'r:id': master })),
    el('p:notesMasterIdLst', {}, el('p:notesMasterId', { 'r:id': notes })),
    el('p:sldIdLst', {}, ...ids),
    el('p:sldSz', { cx: emu(writing.page.w), cy: emu(writing.page.h) }),
    '<p:notesSz cx="6858000" cy="9144000"/>',
  );
  file.add(DECK, 'presentation', presentation);
  return file.finish();
};
