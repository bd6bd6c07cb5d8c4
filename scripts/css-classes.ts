import fs from 'node:fs';
import path from 'node:path';

/** Where stylesheets are and who may use their classes. All paths are relative to `root`. */
export type Tree = {
  root: string;
  /** Folders with CSS modules and the code that imports them. */
  modules: readonly string[];
  /** CSS modules that are imported by the name of their package, by that name. */
  packaged: Readonly<Record<string, string>>;
  /** Stylesheets whose classes are written out, in `class="…"` or `className="…"`, in one of `markup`. */
  plain: readonly { css: readonly string[]; markup: readonly string[] }[];
};

const read = (tree: Tree, file: string): string => fs.readFileSync(path.join(tree.root, file), 'utf8');

/** The files below a folder that end in one of `ends`; a file stands for itself. */
const filesIn = (tree: Tree, folder: string, ends: readonly string[]): string[] => {
  if (fs.statSync(path.join(tree.root, folder)).isFile()) return [folder];
  return fs
    .readdirSync(path.join(tree.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.some((end) => name.endsWith(end)))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
};

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, ' ');

/** The classes that a stylesheet has rules for. */
export const classesIn = (css: string): Set<string> => {
  const preludes =
    withoutComments(css)
      .replaceAll(/(["']).*?\1/g, '')
      .match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(preludes.flatMap((prelude) => [...prelude.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!)));
};

const SPACING = /(?<=[\s;{])(?:margin|padding|gap|row-gap|column-gap)[a-z-]*\s*:\s*([^;}]+)/g;
/** A hairline's width is no spacing; a sum says itself what it is made of. */
const offScale = (value: string): boolean =>
  /(?<![\w.])(?!1px)[\d.]+px/.test(value.replaceAll(/calc\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ''));

/** Spacing that is not on the scale of `packages/theme/src/tokens.css`. */
export const spacingOffScale = (css: string): string[] =>
  [...withoutComments(css).matchAll(SPACING)].filter(([, value]) => offScale(value ?? '')).map(([rule]) => rule.trim());

type Use = { module: string; file: string; name: string | undefined };

/** What code does with the CSS modules that it imports. `name` is undefined where it is only known as the code runs. */
const usesIn = (tree: Tree, file: string): Use[] => {
  const code = read(tree, file);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, local, from]) => {
    const module = tree.packaged[from!] ?? path.posix.join(path.posix.dirname(file), from!);
    const uses = code.matchAll(new RegExp(`(?<![\\w.'"/-])${local}(?:\\.(\\w+)|\\['([^']+)'\\]|(\\[))`, 'g'));
    return [...uses].map(([, dotted, quoted]) => ({ module, file, name: dotted ?? quoted }));
  });
};

/** The words of every class attribute, and of what may come to stand in one. */
const wordsIn = (tree: Tree, files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      [...read(tree, file).matchAll(/class(?:Name)?="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
    ),
  );

const compare = (css: string, rules: ReadonlySet<string>, used: ReadonlySet<string>): string[] =>
  [...rules].filter((name) => !used.has(name)).map((name) => `${css}: .${name} is used nowhere`);

/** Every CSS module of the tree. */
export const modulesOf = (tree: Tree): string[] => [
  ...tree.modules.flatMap((folder) => filesIn(tree, folder, ['.module.css'])),
  ...Object.values(tree.packaged),
];

/**
 * What is wrong with the classes of a tree: rules that nothing uses, uses that have no rule, uses that cannot be
 * checked, and spacing off the scale. A sentence each.
 */
export const classProblems = (tree: Tree): string[] => {
  const uses = tree.modules
    .flatMap((folder) => filesIn(tree, folder, ['.ts', '.tsx']))
    .flatMap((file) => usesIn(tree, file));
  const plainWords = tree.plain.map(({ markup }) =>
    wordsIn(
      tree,
      markup.flatMap((one) => filesIn(tree, one, ['.ts', '.tsx', '.html'])),
    ),
  );
  const problems = modulesOf(tree).flatMap((css) => {
    const rules = classesIn(read(tree, css));
    const own = uses.filter(({ module }) => module === css);
    // a packaged stylesheet is also taken as it is, by whoever lists it
    const asItIs = tree.plain.flatMap((sheet, at) => (sheet.css.includes(css) ? [...plainWords[at]!] : []));
    return [
      ...compare(css, rules, new Set([...own.map(({ name }) => name ?? ''), ...asItIs])),
      ...own.flatMap(({ file, name }) => {
        if (name === undefined) return [`${file}: which class of ${css} is used is only known as the code runs`];
        return rules.has(name) ? [] : [`${file}: ${css} has no rule for .${name}`];
      }),
    ];
  });
  const plain = tree.plain.flatMap(({ css }, at) => {
    const words = plainWords[at]!;
    const rules = new Set(css.flatMap((file) => [...classesIn(read(tree, file))]));
    const dead = css.filter((file) => !file.endsWith('.module.css'));
    return [
      ...dead.flatMap((file) => compare(file, classesIn(read(tree, file)), words)),
      ...[...words]
        .filter((word) => word !== '' && !rules.has(word))
        .map((word) => `${css.join(', ')}: no rule for .${word}`),
    ];
  });
  const sheets = new Set([...modulesOf(tree), ...tree.plain.flatMap(({ css }) => css)]);
  const spacing = [...sheets].flatMap((css) =>
    spacingOffScale(read(tree, css)).map((rule) => `${css}: ${rule} is not on the scale of spacing`),
  );
  return [...problems, ...plain, ...spacing];
};

const typesOf = (css: string): string => {
  const names = [...classesIn(css)].toSorted().map((name) => `  readonly '${name}': string;`);
  return `declare const classes: {\n${names.join('\n')}\n};\nexport default classes;\n`;
};

/**
 * Writes what TypeScript reads for each CSS module, so that a class without a rule is a type error where it is used.
 * `tsconfig.json` lays the folder over the source (`rootDirs`) and names the packaged ones (`paths`).
 */
export const writeTypes = (tree: Tree, into: string): void => {
  fs.rmSync(path.join(tree.root, into), { recursive: true, force: true });
  for (const css of modulesOf(tree)) {
    const folder = tree.modules.find((one) => css.startsWith(`${one}/`));
    const name = (folder ? path.posix.relative(folder, css) : path.posix.basename(css)).replace(/\.css$/, '.d.css.ts');
    const file = path.join(tree.root, into, folder ? 'web' : 'theme', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typesOf(read(tree, css)));
  }
};
