import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

const require = createRequire(import.meta.url);

/** Where the packages keep what is read at run time; pictures.ts reads the same files. */
export const brandsFile = (): string => require.resolve('simple-icons/icons.json');
export const brandIconFile = (slug: string): string => require.resolve(`simple-icons/icons/${slug}.svg`);
export const logosFile = (): string => require.resolve('@iconify-json/logos/icons.json');

const aliases = z.object({
  aka: z.array(z.string()).optional(),
  old: z.array(z.string()).optional(),
  dup: z.array(z.object({ title: z.string() })).optional(),
  loc: z.record(z.string(), z.string()).optional(),
});
const brandList = z.array(
  z.object({ title: z.string(), slug: z.string(), source: z.url(), aliases: aliases.optional() }),
);
const logoSet = z.object({
  icons: z.record(
    z.string(),
    z.object({ width: z.number().default(256), height: z.number().default(256), hidden: z.boolean().default(false) }),
  ),
});

export type Brand = { title: string; slug: string; source: string; also: string[] };
/** Logos by key with their shape: width divided by height. */
export type Logos = ReadonlyMap<string, { shape: number; hidden: boolean }>;

/** The brands of simple-icons. */
export const readBrands = (): Brand[] => {
  return brandList
    .parse(JSON.parse(readFileSync(brandsFile(), 'utf8')))
    .map(({ title, slug, source, aliases = {} }) => {
      const { aka = [], old = [], dup = [], loc = {} } = aliases;
      return {
        title,
        slug,
        source,
        also: [...new Set([...aka, ...old, ...dup.map((other) => other.title), ...Object.values(loc)])],
      };
    });
};

/** The logos of @iconify-json/logos. */
export const readLogos = (): Logos => {
  const { icons } = logoSet.parse(JSON.parse(readFileSync(logosFile(), 'utf8')));
  return new Map(
    Object.entries(icons).map(([key, { width, height, hidden }]) => [key, { shape: width / height, hidden }]),
  );
};

/** The lines of a table beside the code, without its heading. */
export const readTable = (name: 'directory' | 'known' | 'left-out' | 'logos' | 'websites'): string[][] => {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
};
