import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What an element is to whoever looks at the page. */
export type Role = 'button' | 'link' | 'header' | 'page' | 'other';

export type PageElement = { tag: string; id: string; classes: readonly string[]; role: Role };
/** A picture that may be the logo: its address, or the drawing itself. */
export type LogoPicture = { src: string } | { svg: string };

export type PageFacts = {
  title: string | undefined;
  siteName: string | undefined;
  /** The name that a JSON-LD block gives the organization. */
  organization: string | undefined;
  themeColors: string[];
  icons: { href: string; size: number }[];
  manifest: string | undefined;
  /** Addresses of style sheets, and the text of those within the page, in their order. */
  styles: ({ href: string } | { text: string })[];
  /** Styles of elements, as facts of the element's role. */
  inline: { role: Role; style: string }[];
  logos: LogoPicture[];
  elements: PageElement[];
  base: string | undefined;
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A page with more is given up there: what it said until then counts. */
const MOST_PARSED = 30_000;

/** Says that a page is longer than it is read. */
class Enough extends Error {}

/** The tree of a page, or of its beginning: a tree without end would take memory without end. */
const treeOf = (html: string): DefaultTreeAdapterTypes.Document => {
  let [made, document] = [0, defaultTreeAdapter.createDocument()];
  try {
    return parse(html, {
      treeAdapter: {
        ...defaultTreeAdapter,
        createDocument: () => (document = defaultTreeAdapter.createDocument()),
        createElement: (...of) => {
          made += 1;
          if (made > MOST_PARSED) throw new Enough();
          return defaultTreeAdapter.createElement(...of);
        },
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return document;
  }
};

const MOST_ELEMENTS = 20_000;
/** Of each kind; a page that names more names nothing. */
const MOST_LINKS = 200;
const MOST_LOGOS = 3;
const LONGEST_SVG = 100_000;
const BUTTON = /(?:^|[-_])(?:btn|button|cta)(?:$|[-_\d])/i;
const HEADER = /(?:^|[-_])(?:header|navbar|topbar|masthead|hero|banner)(?:$|[-_])/i;
const LOGO = /logo|brand/i;

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const roleOf = (element: Element, classes: readonly string[]): Role => {
  const { tagName: tag } = element;
  const role = attributeOf(element, 'role');
  const submits = tag === 'input' && /^(?:submit|button)$/i.test(attributeOf(element, 'type') ?? '');
  if (tag === 'button' || submits || role === 'button' || (tag === 'a' && classes.some((one) => BUTTON.test(one))))
    return 'button';
  if (tag === 'a') return 'link';
  if (tag === 'header' || tag === 'nav' || role === 'banner' || classes.some((one) => HEADER.test(one)))
    return 'header';
  return tag === 'body' || tag === 'html' ? 'page' : 'other';
};

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child && child.nodeName === '#text' ? child.value : '')).join('');

const nameOf = (json: string): string | undefined => {
  try {
    const blocks = [JSON.parse(json)].flat(2) as { '@type'?: unknown; '@graph'?: unknown[]; name?: unknown }[];
    const all = blocks.flatMap((one) => [one, ...((one?.['@graph'] ?? []) as typeof blocks)]);
    const named = all.find((one) => /Organization|Corporation|WebSite|Brand/.test(String(one?.['@type'])));
    return typeof named?.name === 'string' ? named.name : undefined;
  } catch {
    return undefined;
  }
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A drawing of the page as a document of its own. */
const svgText = (root: Element): string => {
  const pieces: string[] = [];
  const stack: (Node | string)[] = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node === 'string') pieces.push(node);
    else if (node && 'tagName' in node) {
      if (node.tagName === 'script' || node.tagName === 'foreignObject') continue;
      const attributes = node.attrs.filter(({ name }) => !name.startsWith('on') && name !== 'xmlns');
      const namespace = node === root ? ' xmlns="http://www.w3.org/2000/svg"' : '';
      const written = attributes.map(
        ({ prefix, name, value }) => ` ${prefix ? `${prefix}:` : ''}${name}="${escape(value)}"`,
      );
      pieces.push(`<${node.tagName}${namespace}${written.join('')}>`);
      stack.push(`</${node.tagName}>`, ...node.childNodes.toReversed());
    } else if (node && node.nodeName === '#text' && 'value' in node) pieces.push(escape(node.value));
  }
  return pieces.join('').slice(0, LONGEST_SVG);
};

const sizeOf = (sizes: string | undefined, rel: string, type: string): number =>
  type.includes('svg') ? 512 : Number.parseInt(sizes ?? '', 10) || (rel.includes('apple') ? 180 : 16);

/** What a page says about itself and its looks. It never throws, whatever the page is. */
export const readPage = (html: string): PageFacts => {
  const facts: PageFacts = {
    title: undefined,
    siteName: undefined,
    organization: undefined,
    themeColors: [],
    icons: [],
    manifest: undefined,
    styles: [],
    inline: [],
    logos: [],
    elements: [],
    base: undefined,
  };

  const readMeta = (element: Element): void => {
    const [name, content = ''] = [
      (attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '').toLowerCase(),
      attributeOf(element, 'content'),
    ];
    if (name === 'theme-color' && !/dark/.test(attributeOf(element, 'media') ?? '')) facts.themeColors.push(content);
    if (name === 'og:site_name' || name === 'application-name') facts.siteName ??= content;
  };

  const readLink = (element: Element): void => {
    const rel = (attributeOf(element, 'rel') ?? '').toLowerCase();
    const href = attributeOf(element, 'href');
    if (!href || /dark|print/.test(attributeOf(element, 'media') ?? '')) return;
    if (rel.includes('stylesheet') && !rel.includes('alternate')) {
      if (facts.styles.length < MOST_LINKS) facts.styles.push({ href });
    } else if (/(?:^|\s)(?:icon|apple-touch-icon)/.test(rel) && facts.icons.length < MOST_LINKS)
      facts.icons.push({
        href,
        size: sizeOf(attributeOf(element, 'sizes'), rel, attributeOf(element, 'type') ?? href),
      });
    else if (rel === 'manifest') facts.manifest ??= href;
  };

  const readBody = (element: Element, inHeader: boolean, nearLogo: boolean): void => {
    const classes = (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
    const id = attributeOf(element, 'id') ?? '';
    const role = roleOf(element, classes);
    if (facts.elements.length < MOST_ELEMENTS) facts.elements.push({ tag: element.tagName, id, classes, role });
    const style = attributeOf(element, 'style');
    if (style && facts.inline.length < MOST_ELEMENTS) facts.inline.push({ role, style });
    if (facts.logos.length >= MOST_LOGOS) return;
    const alt = ['alt', 'src', 'aria-label'].map((name) => attributeOf(element, name) ?? '').join(' ');
    const isLogo = nearLogo || LOGO.test(`${id} ${classes.join(' ')} ${alt}`);
    if (element.tagName === 'img' && isLogo) {
      const src = attributeOf(element, 'src');
      if (src) facts.logos.push({ src });
    }
    if (element.tagName === 'svg' && isLogo && inHeader) facts.logos.push({ svg: svgText(element) });
  };

  const readElement = (element: Element, inHeader: boolean, nearLogo: boolean): void => {
    const { tagName: tag } = element;
    if (tag === 'meta') readMeta(element);
    else if (tag === 'link') readLink(element);
    else if (tag === 'title') facts.title ??= textOf(element);
    else if (tag === 'base') facts.base ??= attributeOf(element, 'href');
    else if (tag === 'style') facts.styles.push({ text: textOf(element) });
    else if (tag === 'script') {
      if (attributeOf(element, 'type') === 'application/ld+json') facts.organization ??= nameOf(textOf(element));
    } else readBody(element, inHeader, nearLogo);
  };

  // by hand and not by recursion: pages may be nested deeper than a stack is
  const stack: { node: Node; inHeader: boolean; nearLogo: boolean }[] = treeOf(html)
    .childNodes.map((node) => ({ node, inHeader: false, nearLogo: false }))
    .toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node } = next;
    if (!('tagName' in node)) continue;
    readElement(node, next.inHeader, next.nearLogo);
    if (node.tagName === 'svg') continue;
    const words = `${attributeOf(node, 'class') ?? ''} ${attributeOf(node, 'id') ?? ''}`;
    const inHeader = next.inHeader || node.tagName === 'header' || node.tagName === 'nav' || HEADER.test(words);
    const nearLogo = (next.nearLogo && node.tagName !== 'nav') || (LOGO.test(words) && node.tagName !== 'body');
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of children.toReversed()) stack.push({ node: child, inHeader, nearLogo });
  }
  return facts;
};
