import type { ColorRole } from '@signet/color';
import { escapeMarkup } from './escape-markup.ts';
import type { PackBrand, PackText } from './pack-brand.ts';

const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OFFICE_TYPES = 'application/vnd.openxmlformats-officedocument';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The twelve places of an Office theme, in its order, and the brand's color in each. */
const PLACES = {
  dk1: 'b1',
  lt1: 'w1',
  dk2: 'p2',
  lt2: 'n3',
  accent1: 'p1',
  accent2: 's1',
  accent3: 'a1',
  accent4: 'a2',
  accent5: 'n1',
  accent6: 'n2',
  hlink: 'p1',
  folHlink: 's1',
} as const satisfies Record<string, ColorRole>;

const hex = (color: string): string => color.slice(1).toUpperCase();
const filled = (color: string): string => `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;
const line = (width: number): string =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${filled('phClr')}` +
  '<a:prstDash val="solid"/><a:miter lim="800000"/></a:ln>';
const font = (name: string): string =>
  `<a:latin typeface="${escapeMarkup(name)}"/><a:ea typeface=""/><a:cs typeface=""/>`;

/** What a theme is written from; a family's name is the one that Office finds its file by. */
export type ThemeBrand = Pick<PackBrand, 'companyName' | 'colors' | 'colorNames'> & {
  headline: Pick<PackBrand['headline'], 'name'>;
  text: Pick<PackBrand['text'], 'name'>;
};

/** Which place of a theme a color of the brand has. */
export const placeOf = (role: ColorRole): keyof typeof PLACES =>
  (Object.keys(PLACES) as (keyof typeof PLACES)[]).find((place) => PLACES[place] === role) ?? 'dk1';

/** `theme1.xml` (ECMA-376 part 1, §20.1.6): colors in theme places, both fonts, plain fills and lines. */
export const officeTheme = ({ companyName, colors, colorNames, headline, text }: ThemeBrand): string => {
  const name = escapeMarkup(companyName);
  const places = Object.entries(PLACES).map(
    ([place, role]) => `<a:${place}><a:srgbClr val="${hex(colors[role])}"/></a:${place}>`,
  );
  const own = Object.entries(colors).map(
    ([role, color]) =>
      `<a:custClr name="${escapeMarkup(colorNames[role as ColorRole])}"><a:srgbClr val="${hex(color)}"/></a:custClr>`,
  );
  const fills = filled('phClr').repeat(3);
  const effects = '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3);
  return (
    `${XML}<a:theme xmlns:a="${MAIN}" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${places.join('')}</a:clrScheme>` +
    `<a:fontScheme name="${name}"><a:majorFont>${font(headline.name)}</a:majorFont>` +
    `<a:minorFont>${font(text.name)}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="${name}"><a:fillStyleLst>${fills}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line(6350)}${line(12_700)}${line(19_050)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effects}</a:effectStyleLst><a:bgFillStyleLst>${fills}</a:bgFillStyleLst></a:fmtScheme>` +
    `</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/>` +
    `<a:custClrLst>${own.join('')}</a:custClrLst></a:theme>`
  );
};

const relationships = (type: string, target: string): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** The parts of a `.thmx`, which Office opens as a theme of its own; to be zipped in this order. */
export const themePackage = (brand: PackBrand): PackText[] => [
  {
    path: '[Content_Types].xml',
    text:
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/theme/theme/themeManager.xml" ContentType="${OFFICE_TYPES}.themeManager+xml"/>` +
      `<Override PartName="/theme/theme/theme1.xml" ContentType="${OFFICE_TYPES}.theme+xml"/></Types>`,
  },
  { path: '_rels/.rels', text: relationships('officeDocument', 'theme/theme/themeManager.xml') },
  { path: 'theme/theme/themeManager.xml', text: `${XML}<a:themeManager xmlns:a="${MAIN}"/>` },
  { path: 'theme/theme/_rels/themeManager.xml.rels', text: relationships('theme', 'theme1.xml') },
  { path: 'theme/theme/theme1.xml', text: officeTheme(brand) },
];
