import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { ReadColor } from '../../../db/research-shapes.ts';
import { readPage, type LogoPicture, type PageFacts } from './page.ts';
import { readStyleSheets } from './style-sheet.ts';
import { websiteColors, type WebsiteColors } from './website-colors.ts';

/** What is to be fetched for a page, what it calls itself, and the rest of it packed for whoever reads its colors. */
export type PageRead = {
  packed: string;
  name: string | null;
  base: string | undefined;
  sheets: string[];
  icon: string | undefined;
  manifest: string | undefined;
  logos: LogoPicture[];
};
export type PageTask = { html: string };
/** `sheets` by the address that the page calls them by. */
export type ColorsTask = {
  packed: string;
  sheets: ReadonlyMap<string, string>;
  logo: readonly ReadColor[];
  icon: readonly ReadColor[];
  manifestColor: string | undefined;
};

const LONGEST_NAME = 80;
const LONGEST_TITLE = 1000;

/** Titles are `What we do | Company`: the shortest part that names no page. */
const nameFromTitle = (title: string | undefined): string | undefined =>
  title
    ?.slice(0, LONGEST_TITLE)
    .split(/\s+[|\u2013\u2014\u00B7:-]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:home|welcome|start)$/i.test(part))
    .toSorted((one, other) => one.length - other.length)[0];

const nameOf = ({ organization, siteName, title }: PageFacts): string | null => {
  const name = (organization ?? siteName ?? nameFromTitle(title))?.slice(0, LONGEST_TITLE).replace(/\s+/g, ' ').trim();
  return name ? name.slice(0, LONGEST_NAME) : null;
};

/** Reads a page as it was fetched. */
const page = ({ html }: PageTask): PageRead => {
  const facts = readPage(html);
  return {
    packed: serialize(facts).toString('base64'),
    name: nameOf(facts),
    base: facts.base,
    sheets: facts.styles.flatMap((style) => ('href' in style ? style.href : [])),
    icon: facts.icons.toSorted((one, other) => other.size - one.size)[0]?.href,
    manifest: facts.manifest,
    logos: facts.logos,
  };
};

/** The colors of a page that was read before, by its style sheets and pictures. */
const colors = ({ packed, sheets, logo, icon, manifestColor }: ColorsTask): WebsiteColors => {
  const facts = deserialize(Buffer.from(packed, 'base64')) as PageFacts;
  const texts = facts.styles.map((style) => ('text' in style ? style.text : (sheets.get(style.href) ?? '')));
  return websiteColors({ page: facts, sheet: readStyleSheets(texts), logo, icon, manifestColor });
};

const task: unknown = deserialize(await buffer(process.stdin));
const [, , name] = process.argv;
process.stdout.write(JSON.stringify(name === 'page' ? page(task as PageTask) : colors(task as ColorsTask)));
