import { parse, walk, generate, type CssNode } from 'css-tree';
import { selectorsOf } from './selectors.ts';

/** One declaration that says something about color, with the selectors that it stands under. */
export type StyleFact = { selectors: readonly string[]; property: string; value: string };
export type StyleSheet = {
  facts: StyleFact[];
  /** Custom properties of the page as a whole, the last word of each. */
  variables: Map<string, string>;
};

/** More than the largest framework has; a page is read in time all the same. */
const MOST_FACTS = 20_000;
const LONGEST_VALUE = 2000;
const ABOUT_COLOR =
  /^(?:(?:accent-)?color|background(?:-color|-image)?|fill|stroke|border(?:-(?:top-|bottom-|left-)?color)?)$/;
/** Selectors whose custom properties hold for all of the page. */
const WHOLE_PAGE =
  /^(?::root|:host|html|body|\*|:where\(:root\)|\[data-(?:bs-)?theme=["']?light["']?\]|\.light|\.theme-light)$/;
/** What only some visitors see, and what is printed. */
const NOT_FOR_ALL = /prefers-color-scheme\s*:\s*dark|\bprint\b|prefers-contrast|forced-colors/;

type Noted = { facts: StyleFact[]; variables: Map<string, string> };

/** Adds what one sheet says; nesting beyond what the parser's stack holds is thrown at the caller. */
const readSheet = (text: string, { facts, variables }: Noted): void => {
  const tree = parse(text, {
    parseValue: false,
    parseCustomProperty: false,
    positions: false,
    onParseError: () => {},
  });
  /** Of each condition around: whether it, or one around it, is not for all. */
  const hidden: boolean[] = [];
  const rules: { selectors: string[]; isWholePage: boolean }[] = [];
  const note = (property: string, value: string): void => {
    const { selectors, isWholePage } = rules.at(-1) ?? { selectors: [], isWholePage: false };
    if (property.startsWith('--') && isWholePage) variables.set(property, value);
    else if ((property.startsWith('--') || ABOUT_COLOR.test(property)) && facts.length < MOST_FACTS)
      facts.push({ selectors, property, value });
  };
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule')
        hidden.push(hidden.at(-1) || NOT_FOR_ALL.test(node.prelude ? generate(node.prelude) : node.name));
      if (node.type === 'Rule') {
        const selectors = selectorsOf(generate(node.prelude));
        rules.push({ selectors, isWholePage: selectors.some((one) => WHOLE_PAGE.test(one)) });
      }
      if (node.type !== 'Declaration' || hidden.at(-1)) return;
      const value = node.value.type === 'Raw' ? node.value.value : generate(node.value);
      if (value.length <= LONGEST_VALUE)
        note(node.property.startsWith('--') ? node.property : node.property.toLowerCase(), value.trim());
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') hidden.pop();
      if (node.type === 'Rule') rules.pop();
    },
  });
};

/**
 * What style sheets say about color, in their order. It never throws: what is broken in a sheet is left out, as
 * browsers do, and one that is nested deeper than can be followed is left where it broke.
 * @param texts Style sheets as they were fetched.
 */
export const readStyleSheets = (texts: readonly string[]): StyleSheet => {
  const noted: Noted = { facts: [], variables: new Map() };
  for (const text of texts)
    try {
      readSheet(text, noted);
    } catch (error) {
      // css-tree parses and walks by recursion
      if (!(error instanceof RangeError)) throw error;
    }
  return noted;
};

const DEEPEST = 8;
const LONGEST_RESOLVED = 4000;
const INNERMOST = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** A value with its variables put in, as far as they are known; a cycle or a missing one leaves nothing of it. */
export const resolveVariables = (value: string, variables: ReadonlyMap<string, string>): string => {
  let resolved = value;
  for (let depth = 0; depth < DEEPEST && resolved.includes('var('); depth++) {
    resolved = resolved.replace(
      INNERMOST,
      (_all, name: string, otherwise: string | undefined) => variables.get(name) ?? otherwise ?? '',
    );
    if (resolved.length > LONGEST_RESOLVED) return '';
  }
  return resolved.includes('var(') ? '' : resolved;
};
