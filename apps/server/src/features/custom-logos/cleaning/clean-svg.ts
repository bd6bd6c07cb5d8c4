import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import {
  attributes,
  elements,
  isOfEditor,
  isUnseenAttribute,
  isUnseenDeclaration,
  painting,
  unseen,
} from './svg-allowed.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Cleaned = { svg: string } | { why: string };

const MOST = { elements: 20_000, depth: 50, side: 100_000, drawn: 100_000 };

/** Why a drawing is refused, in words for whoever sent it. */
class NotClean extends Error {}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A value that names something inside the drawing or nothing at all. */
const requireHarmless = (name: string, value: string): string => {
  const inside = value.replaceAll(/url\(\s*["']?#[\w.:-]+["']?\s*\)/gi, '');
  if (/url\s*\(|expression|javascript:|data:|@import|var\s*\(|attr\s*\(|\\/i.test(inside))
    throw new NotClean(`its ${name} points outside the drawing`);
  if (/[^\t\n\r\u0020-\u007e]/.test(value)) throw new NotClean(`its ${name} has characters that no drawing needs`);
  return value.trim();
};

const declarationsOf = (style: string): [string, string][] =>
  style
    .split(';')
    .filter((one) => one.trim() !== '')
    .flatMap((one): [string, string][] => {
      const at = one.indexOf(':');
      const [name, value] = [
        one.slice(0, at).trim().toLowerCase(),
        one
          .slice(at + 1)
          .replace(/!important/i, '')
          .trim(),
      ];
      if (at > 0 && painting.has(name)) return [[name, value]];
      if (at > 0 && isUnseenDeclaration(name)) return [];
      throw new NotClean(`it uses the style ‘${name || one.trim()}’`);
    });

const attributesOf = ({ tagName, attrs }: Element): Map<string, string> => {
  const kept = new Map<string, string>();
  let style: [string, string][] = [];
  for (const { name, prefix, value } of attrs) {
    const whole = prefix ? `${prefix}:${name}` : name;
    if (whole === 'style') style = declarationsOf(value);
    else if ((whole === 'href' || whole === 'xlink:href') && tagName.endsWith('Gradient')) {
      if (!/^#[\w.:-]+$/.test(value)) throw new NotClean('a gradient of it points outside the drawing');
      kept.set('href', value);
    } else if (attributes.has(whole)) kept.set(whole, requireHarmless(whole, value));
    else if (!isUnseenAttribute(whole)) throw new NotClean(`it uses the attribute ‘${whole}’`);
  }
  // a style counts for more than an attribute of the same name
  for (const [name, value] of style) kept.set(name, requireHarmless(name, value));
  return kept;
};

const sizeOf = (root: Map<string, string>): string => {
  const box =
    root.get('viewBox') ?? `0 0 ${parseFloat(root.get('width') ?? '')} ${parseFloat(root.get('height') ?? '')}`;
  const numbers = box.split(/[\s,]+/).map(Number);
  const [, , width = NaN, height = NaN] = numbers;
  const isSound = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  if (!isSound || Math.max(width, height) > MOST.side)
    throw new NotClean('it says no size: it needs a viewBox, or a width and a height');
  return numbers.join(' ');
};

/** What one clip or gradient is made of: its parts, and those that it names in turn. */
type Shared = { parts: number; names: string[] };
type Written = { parts: string[]; count: number; shared: Map<string, Shared>; drawn: Shared };

const namesOf = (value: string): string[] =>
  [...value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map(([, name = '']) => name);

/** What a shape that says nothing of it is painted with: what the group around it says. */
const inheritedPaints = ['fill', 'stroke'] as const;
type Paints = Readonly<Partial<Record<(typeof inheritedPaints)[number], readonly string[]>>>;
const paintsIn = (kept: Map<string, string>, around: Paints): Paints => ({
  ...around,
  ...Object.fromEntries(
    inheritedPaints.flatMap((paint) => (kept.has(paint) ? [[paint, namesOf(kept.get(paint) ?? '')]] : [])),
  ),
});

/** The clips and gradients of the drawing that these attributes name, those of its paints aside. */
const namesIn = (kept: Map<string, string>): string[] => {
  const href = kept.get('href');
  const urls = [...kept]
    .filter(([name]) => !inheritedPaints.some((paint) => paint === name))
    .flatMap(([, value]) => namesOf(value));
  return href === undefined ? urls : [href.slice(1), ...urls];
};

/**
 * Counts the parts as whoever draws them does: a clip or a gradient anew wherever it is named. Twelve clips of ten
 * paths, each path clipped by the next clip, are a million million parts: who begins to print them never ends.
 */
const requireDrawable = ({ shared, drawn }: Written): void => {
  const known = new Map<string, number>();
  const sum = ({ parts, names }: Shared, under: number): number => {
    if (under > MOST.depth) throw new NotClean('its clips or gradients lie too deep in each other');
    return names.reduce((all, name) => all + sizeOfShared(name, under), parts);
  };
  const sizeOfShared = (name: string, under: number): number => {
    const one = shared.get(name);
    const size = known.get(name) ?? (one ? sum(one, under + 1) : 0);
    known.set(name, size);
    return size;
  };
  if (sum(drawn, 0) > MOST.drawn) throw new NotClean('its clips or gradients have more parts than any logo');
};

const sharing = new Set(['clipPath', 'linearGradient', 'radialGradient']);

/** The same `id` twice is both of them: which one counts is for whoever draws to say. */
const sharedAs = (id: string, { shared }: Written): Shared => {
  const one = shared.get(id) ?? { parts: 0, names: [] };
  shared.set(id, one);
  return one;
};

const write = (
  element: Element,
  depth: number,
  written: Written,
  { within = written.drawn, around = {} }: { within?: Shared; around?: Paints } = {},
): void => {
  const { tagName } = element;
  if (unseen.has(tagName) || isOfEditor(tagName)) return;
  if (!elements.has(tagName) || element.namespaceURI !== html.NS.SVG)
    throw new NotClean(
      tagName === 'text'
        ? 'it has text: turn text into outlines'
        : `it has ‘${tagName}’, which no logo of outlines needs`,
    );
  written.count += 1;
  if (written.count > MOST.elements) throw new NotClean('it has more parts than any logo');
  if (depth > MOST.depth) throw new NotClean('its parts lie too deep in each other');
  if (tagName === 'svg' && depth > 0) throw new NotClean('it has a drawing within the drawing');
  const kept = attributesOf(element);
  if (tagName === 'svg') {
    const viewBox = sizeOf(kept);
    for (const name of ['viewBox', 'width', 'height', 'x', 'y']) kept.delete(name);
    kept.set('xmlns', html.NS.SVG);
    kept.set('viewBox', viewBox);
  }
  const counted = sharing.has(tagName) ? sharedAs(kept.get('id') ?? '', written) : within;
  counted.parts += 1;
  const paints = paintsIn(kept, around);
  counted.names.push(...namesIn(kept));
  const inTag = [...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const children = defaultTreeAdapter.getChildNodes(element).filter((child) => defaultTreeAdapter.isElementNode(child));
  // each shape is painted anew, whoever said with what
  if (children.length === 0) for (const names of Object.values(paints)) counted.names.push(...names);
  written.parts.push(`<${tagName}${inTag}${children.length > 0 ? '>' : '/>'}`);
  for (const child of children) write(child, depth + 1, written, { within: counted, around: paints });
  if (children.length > 0) written.parts.push(`</${tagName}>`);
};

const rootOf = (text: string): Element => {
  const withoutProlog = text.replace(/^\uFEFF/, '').replace(/^\s*<\?xml[^>]*\?>/, '');
  const nodes = parseFragment(withoutProlog).childNodes.filter(
    (node) => !('value' in node && node.value.trim() === '') && !defaultTreeAdapter.isCommentNode(node),
  );
  const [root, ...others] = nodes.filter((node) => !defaultTreeAdapter.isDocumentTypeNode(node));
  if (!root || !defaultTreeAdapter.isElementNode(root) || root.tagName !== 'svg')
    throw new NotClean('it is no SVG drawing');
  if (others.length > 0) throw new NotClean('it has something outside of the drawing');
  return root;
};

/**
 * Writes a drawing anew with nothing in it but shapes and their colors, or says why it cannot be taken: what would
 * look otherwise without a part that is not allowed is refused, never changed silently.
 */
export const cleanSvg = (bytes: Uint8Array): Cleaned => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/<!ENTITY|<!DOCTYPE[^>]*\[|<!ATTLIST|<\?xml-stylesheet/i.test(text))
      throw new NotClean('it declares entities or styles');
    const written: Written = { parts: [], count: 0, shared: new Map(), drawn: { parts: 0, names: [] } };
    write(rootOf(text), 0, written);
    requireDrawable(written);
    if (written.count < 2) throw new NotClean('there is nothing in it');
    return { svg: written.parts.join('') };
  } catch (error) {
    if (error instanceof NotClean) return { why: error.message };
    return { why: 'it is no SVG drawing' };
  }
};
