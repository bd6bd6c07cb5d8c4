import type { ReadColor } from '../../../db/research-shapes.ts';
import { colorsIn, readCssColor, readTriple } from './css-color.ts';
import { frameworkColors, tailwindColors } from './framework-colors.ts';
import { isGray, isWhite, mergeSeen, readColors, type Merged, type Seen } from './merge-colors.ts';
import type { PageElement, PageFacts, Role } from './page.ts';
import { resolveVariables, type StyleSheet } from './style-sheet.ts';

const MOST = 8;

/**
 * AUTHORED: what a sign says about a brand. A color that somebody called the brand's counts most, then what is drawn
 * or set for the page as a whole, then what invites to be pressed, then surfaces, then everything else.
 */
const WEIGHTS = {
  brandVariable: 6,
  mainVariable: 5,
  shadeOfMain: 1.2,
  sideVariable: 1.5,
  logo: 5,
  themeColor: 4,
  manifest: 3,
  icon: 3,
} as const;
const BY_ROLE: Readonly<Record<Role, { background: number; text: number; line: number }>> = {
  button: { background: 4, text: 0.3, line: 1 },
  header: { background: 3, text: 0.4, line: 0.4 },
  link: { background: 0.8, text: 2, line: 0.4 },
  page: { background: 0.4, text: 0.3, line: 0.1 },
  other: { background: 0.5, text: 0.3, line: 0.15 },
};
/** A rule for elements that the page does not have, as those that scripts add later. */
const UNUSED = 0.12;
/** While the pointer is on it, or the keyboard. */
const PASSING = 0.3;
const GRAYS = 0.15;
const WHITES = 0.01;
/** The more elements, the surer; but ten times as many are not ten times as sure. */
const countWeight = (count: number): number => Math.min(2.5, 1 + Math.log10(Math.max(1, count)));
/** One strong sign or two fair ones: less is nothing to name a company's main color by. */
const LEAST_TO_DEFEND = 2.6;
/** Where a page has only grays, one of them must be said plainly. */
const LEAST_FOR_GRAY = 0.8;

const IS_BRAND = /(?:^|[-_])(?:brand|corporate)(?:$|[-_])/i;
const IS_MAIN = /(?:^|[-_])(?:primary|main|theme)(?:$|[-_])/i;
const IS_SIDE = /(?:^|[-_])(?:accent|secondary|tertiary|highlight)(?:$|[-_])/i;
/** What a variable is beside a color: what lies on it, what becomes of it, how it is thinned. */
const ASIDE =
  'on contrast foreground fg text content hover active focus disabled light lighter dark darker soft subtle muted bg ' +
  'border shadow invert inverse alpha opacity';
const NOT_THE_COLOR = new RegExp(`(?:^|[-_])(?:${ASIDE.split(' ').join('|')})(?:$|[-_])`, 'i');
const SHADE = /[-_](\d{2,3})$/;
const MIDDLE_SHADES: ReadonlySet<string> = new Set(['500', '600', '50', '60', '40']);

const variableWeight = (name: string): number => {
  const shade = SHADE.exec(name)?.[1];
  const isAside = NOT_THE_COLOR.test(name) || (shade !== undefined && !MIDDLE_SHADES.has(shade));
  if (IS_SIDE.test(name)) return isAside ? 0 : WEIGHTS.sideVariable;
  if (IS_BRAND.test(name)) return isAside ? WEIGHTS.shadeOfMain : WEIGHTS.brandVariable;
  if (IS_MAIN.test(name)) return isAside ? WEIGHTS.shadeOfMain / 2 : WEIGHTS.mainVariable;
  return 0;
};

const fromVariables = (variables: ReadonlyMap<string, string>): Seen[] =>
  [...variables].flatMap(([name, value]) => {
    const weight = variableWeight(name.slice(2));
    if (weight === 0) return [];
    const text = resolveVariables(value, variables);
    const hex = readCssColor(text) ?? readTriple(text);
    if (hex === undefined || frameworkColors.has(hex) || tailwindColors.has(hex)) return [];
    return [{ hex, weight, sign: 'brandVariable' as const, where: name }];
  });

const PSEUDO = /:{1,2}[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/gi;
const lastOf = (selector: string): string => selector.split(/[\s>+~]+/).at(-1) ?? '';
const unescaped = (name: string): string => name.replaceAll('\\', '');

/** Which elements a page has, by the names that selectors use. */
const indexElements = (elements: readonly PageElement[]) => {
  const byName = new Map<string, Set<PageElement>>();
  const put = (name: string, element: PageElement): void => {
    const known = byName.get(name);
    if (known) known.add(element);
    else byName.set(name, new Set([element]));
  };
  for (const element of elements) {
    put(element.tag, element);
    if (element.id) put(`#${element.id}`, element);
    for (const one of element.classes) put(`.${one}`, element);
  }
  return byName;
};

const namesIn = (compound: string): string[] => {
  // an escaped class, such as those of Tailwind, is one name
  const plain = compound
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\(.)/g, (_all, sign: string) => (sign === '.' ? '\u00B7' : sign === ':' ? '\u02D0' : sign));
  const withoutStates = plain.replace(PSEUDO, '');
  return [...withoutStates.matchAll(/([.#]?)([\w\u0080-\uFFFF/%-]+)/g)].map(
    ([, kind = '', name = '']) => `${kind}${unescaped(name).replaceAll('\u00B7', '.').replaceAll('\u02D0', ':')}`,
  );
};

const PASSES = /:(?:hover|focus|active|visited|focus-visible|focus-within|target)\b/;
const NEVER_SEEN =
  /::(?:selection|placeholder|-webkit-scrollbar)|:disabled|\[disabled|\.dark(?![-\w])|data-(?:bs-)?theme=["']?dark/;

const NOBODY: ReadonlySet<PageElement> = new Set();
type Matched = { role: Role; count: number; factor: number };

/** What a selector is about: the elements that its last part names, as far as the page has them. */
const createMatcher = (page: PageFacts) => {
  const byName = indexElements(page.elements);
  const known = new Map<string, Matched | undefined>();
  const withAll = new Map<string, { role?: Role; count: number }>();

  /** How many elements have all of these names, and what the first of them is. */
  const having = (names: readonly string[]): { role?: Role; count: number } => {
    const [least = NOBODY, ...others] = names
      .map((name) => byName.get(name) ?? NOBODY)
      .toSorted((a, b) => a.size - b.size);
    const all = [...least].filter((element) => others.every((named) => named.has(element)));
    return { ...(all[0] && { role: all[0].role }), count: all.length };
  };

  const match = (selector: string): Matched | undefined => {
    if (NEVER_SEEN.test(selector)) return undefined;
    const factor = PASSES.test(selector) ? PASSING : 1;
    const names = namesIn(lastOf(selector));
    if (names.length === 0) return { role: 'page', count: 1, factor };
    const key = names.join(' ');
    const had = withAll.get(key) ?? having(names);
    withAll.set(key, had);
    if (had.role) return { role: had.role, count: had.count, factor };
    const role: Role = /btn|button|cta/i.test(selector)
      ? 'button'
      : /header|nav|hero/i.test(selector)
        ? 'header'
        : 'other';
    return { role, count: 1, factor: factor * UNUSED };
  };

  return (selector: string): Matched | undefined => {
    if (!known.has(selector)) known.set(selector, match(selector));
    return known.get(selector);
  };
};

const partOf = (property: string): 'background' | 'text' | 'line' =>
  property.startsWith('background') || property === 'fill' || property === 'accent-color'
    ? 'background'
    : property === 'color'
      ? 'text'
      : 'line';
const signOf = (role: Role): Seen['sign'] =>
  role === 'button' || role === 'header' || role === 'link' ? role : 'style';

const fromFact = (
  { role, count, factor }: Matched,
  property: string,
  colors: readonly string[],
  where: string,
): Seen[] => {
  const weight = (BY_ROLE[role][partOf(property)] * factor * countWeight(count)) / Math.max(1, colors.length);
  return colors.map((hex) => ({ hex, weight, sign: signOf(role), where }));
};

/** A component's own variable, such as Bootstrap's --bs-btn-bg, says as much as a background. */
const OWN_BACKGROUND = /(?:^|-)bg(?:-color)?$|background(?:-color)?$/;

const fromRules = (page: PageFacts, { facts, variables }: StyleSheet): Seen[] => {
  const matchOf = createMatcher(page);
  return facts.flatMap(({ selectors, property, value }) => {
    if (property.startsWith('--') && !OWN_BACKGROUND.test(property)) return [];
    const as = property.startsWith('--') ? 'background-color' : property;
    const colors = colorsIn(resolveVariables(value, variables));
    if (colors.length === 0) return [];
    return selectors.flatMap((selector) => {
      const matched = matchOf(selector);
      if (!matched) return [];
      return fromFact(matched, as, colors, selector).filter(
        ({ hex }) => !frameworkColors.has(hex) && !(tailwindColors.has(hex) && matched.role === 'other'),
      );
    });
  });
};

const fromInline = ({ inline }: PageFacts, { variables }: StyleSheet): Seen[] => {
  const counted = Map.groupBy(inline, ({ role, style }) => `${role} ${style}`);
  return [...counted.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return first.style.split(';').flatMap((declaration) => {
      const [property = '', ...rest] = declaration.split(':');
      const name = property.trim().toLowerCase();
      if (name.startsWith('--')) {
        const weight = variableWeight(name.slice(2));
        const hex = readCssColor(rest.join(':'));
        return weight && hex ? [{ hex, weight, sign: 'brandVariable' as const, where: name }] : [];
      }
      if (!/^(?:color|fill|stroke|background|background-color|background-image|border|border-color)$/.test(name))
        return [];
      const matched = { role: first.role, count: same.length, factor: 1 };
      return fromFact(matched, name, colorsIn(resolveVariables(rest.join(':'), variables)), `style of ${first.role}`);
    });
  });
};

/** The colors of pictures, each with its share of the weight that such a picture has. */
const fromPicture = (colors: readonly ReadColor[], weight: number, sign: 'logo' | 'icon', where: string): Seen[] =>
  colors.map(({ hex, share }) => ({ hex, weight: weight * share, sign, where }));

export type WebsiteParts = {
  page: PageFacts;
  sheet: StyleSheet;
  /** What was read of the pictures of the page that may be its logo, and of its icon. */
  logo: readonly ReadColor[];
  icon: readonly ReadColor[];
  manifestColor: string | undefined;
};
export type WebsiteColors = { colors: ReadColor[]; mainColor: string | null };

const weighed = (one: Seen): Seen => {
  if (isWhite(one.hex)) return { ...one, weight: one.weight * WHITES };
  return isGray(one.hex) ? { ...one, weight: one.weight * GRAYS } : one;
};

/** Null where the page does not say plainly enough which color is the company's. */
const mainOf = (merged: readonly Merged[]): string | null => {
  const [first] = merged;
  if (!first) return null;
  return first.weight >= (isGray(first.hex) ? LEAST_FOR_GRAY : LEAST_TO_DEFEND) ? first.hex : null;
};

/** The colors of a website, the plainest sign first, and its main color where one can be defended. */
export const websiteColors = ({ page, sheet, logo, icon, manifestColor }: WebsiteParts): WebsiteColors => {
  const named = (text: string | undefined, sign: 'themeColor' | 'manifest'): Seen[] => {
    const hex = text === undefined ? undefined : readCssColor(text);
    return hex
      ? [{ hex, weight: WEIGHTS[sign], sign, where: sign === 'themeColor' ? 'meta theme-color' : 'manifest' }]
      : [];
  };
  const seen = [
    ...fromVariables(sheet.variables),
    ...named(page.themeColors[0], 'themeColor'),
    ...named(manifestColor, 'manifest'),
    ...fromPicture(logo, WEIGHTS.logo, 'logo', 'logo of the page'),
    ...fromPicture(icon, WEIGHTS.icon, 'icon', 'icon of the page'),
    ...fromInline(page, sheet),
    ...fromRules(page, sheet),
  ];
  const merged = mergeSeen(seen.map(weighed)).filter(({ hex }) => !isWhite(hex));
  const sum = merged.reduce((all, { weight }) => all + weight, 0);
  const plain = merged.filter(({ weight }) => weight >= sum * 0.015);
  return { colors: readColors(plain, MOST), mainColor: mainOf(plain) };
};
