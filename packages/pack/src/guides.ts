import { colorRoles, contrastRatio, roundRatio, textContrast, type ColorRole } from '@signet/color';
import { interfaceColors } from './interface-colors.ts';
import type { PackBrand, PackFace, PackFamily, PackText } from './pack-brand.ts';

/** As much of a page as each color covers: ground, leading colors, accents. */
const SHARES = '60 percent background and surface, 30 percent primary and secondary, 10 percent accent';

/** Markdown reads some signs as its own. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_<>[\]|#]/g, '\\$&')
    .trim();
const fontLine = ({ name, weight, licence }: PackFamily): string =>
  `${plain(name)}, weight ${weight} (${plain(licence)})`;

/** Pairs of a text color and a ground that can be read at any size. */
const readablePairs = ({ colors }: PackBrand): [ColorRole, ColorRole, number][] =>
  colorRoles.flatMap((ground) =>
    colorRoles
      .map((ink): [ColorRole, ColorRole, number] => [
        ink,
        ground,
        roundRatio(contrastRatio(colors[ink], colors[ground])),
      ])
      .filter(([ink, , ratio]) => ink !== ground && ratio >= textContrast),
  );

const colorIn = ({ colors, colorNames }: PackBrand, role: ColorRole): string =>
  `${plain(colorNames[role])} \`${colors[role]}\``;
/** What each keyword is to the brand, in their order. */
const WEIGHTS = ['', ', which supports it', ', the nuance'];

const designGuide = (brand: PackBrand): string => {
  const { companyName, keywords, colors, colorNames, headline, text, reasons, number } = brand;
  const { light, dark } = interfaceColors(colors);
  const themeRows = Object.keys(light).map((role) => {
    const name = role as keyof typeof light;
    return `| ${role} | \`${light[name]}\` | \`${dark[name]}\` |`;
  });
  const pairs = readablePairs(brand).map(
    ([ink, ground, ratio]) => `| ${colorIn(brand, ink)} | ${colorIn(brand, ground)} | ${ratio} |`,
  );
  return `# ${plain(companyName)}: how it looks and speaks

Brand version ${number}. This file is for people and for tools that write or design in this brand.

## Character
${keywords.map((word, index) => `${index + 1}. ${plain(word)}${WEIGHTS[index] ?? ''}`).join('\n')}

${reasons.map((reason) => `- ${plain(reason)}`).join('\n')}

## Colors
| key | name | hex |
|---|---|---|
${colorRoles.map((role) => `| ${role} | ${plain(colorNames[role])} | \`${colors[role]}\` |`).join('\n')}

Use them by area: ${SHARES}. Text is never set in an accent unless the table of readable pairs has it.

### By use, light and dark
| use | light | dark |
|---|---|---|
${themeRows.join('\n')}

### Readable pairs
Every other pair of text and ground falls short of 4.5 to 1 and is not used for text.

| text | ground | contrast |
|---|---|---|
${pairs.join('\n')}

## Type
- Headlines: ${fontLine(headline)}
- Text and buttons: ${fontLine(text)}
- Body text is 16 px or larger with a line height of about 1.55; headlines are set tight, 1.05 to 1.2.

## Logo
- Files are in \`logos/\`, other forms of the logo in folders there. Use the vector files where you can.
- Keep clear space around the logo of at least the height of a capital letter.
- How small each logo may be, and what it may stand on, is in the brand book (\`brand-book-a4.pdf\`).
- Do not stretch, outline, tilt or recolor it, and do not set the name in another font in its place.
`;
};

/** YAML in double quotes takes what JSON does. */
const yaml = (text: string): string => JSON.stringify(text);

const yamlFace = ({ file, weight, style }: PackFace): string => `        - path: ${yaml(file)}
          weight: ${weight}
          style: ${style}`;

/** The format that Quarto, Shiny and others read (posit-dev.github.io/brand-yml). */
const brandYaml = ({ companyName, website, colors, colorNames, headline, text }: PackBrand): string => {
  const family = ({ name, faces }: PackFamily): string => `    - family: ${yaml(name)}
      source: file
      files:
${faces.map(yamlFace).join('\n')}`;
  const families = [headline, ...(text.name === headline.name ? [] : [text])];
  const palette = colorRoles.map(
    (role) => `    ${role}: ${yaml(colors[role])} # ${colorNames[role].replaceAll(/\s+/g, ' ')}`,
  );
  return `meta:
  name: ${yaml(companyName)}${website ? `\n  link: ${yaml(`https://${website}`)}` : ''}

logo:
  images:
    main: logos/logo-p1.svg
    on-dark: logos/logo-w1.svg
    icon: favicon/icon-512.png
  small: icon
  medium: main
  large: main

color:
  palette:
${palette.join('\n')}
  foreground: b1
  background: n3
  primary: p1
  secondary: s1
  tertiary: a1
  light: n3
  dark: p2

typography:
  fonts:
${families.map(family).join('\n')}
  base:
    family: ${yaml(text.name)}
    weight: ${text.weight}
    line-height: 1.55
  headings:
    family: ${yaml(headline.name)}
    weight: ${headline.weight}
    style: ${headline.style}
`;
};

/** The colors that a logo may be in. Where each may stand is told in the brand book. */
const LOGO_COLORS = ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const satisfies ColorRole[];

const logoColors = ({ colors, colorNames }: PackBrand): string =>
  LOGO_COLORS.map((key) => `              ${key}  ${colorNames[key].replaceAll(/\s+/g, ' ')}, ${colors[key]}`).join(
    '\n',
  );

/** What a folder of the logo holds, by its name. */
const logoFolderWords: Readonly<Record<string, string>> = {
  'wordmark/': 'the name alone',
  'horizontal/': 'mark and name side by side',
  'stacked/': 'the mark above the name',
  'mark/': 'the mark alone',
  'tile/': 'the mark on its color, for apps and profiles',
  'favicon/': 'the smallest icon',
};

const INDENT = ' '.repeat(12);
const logoForms = (folders: readonly string[]): string => {
  if (folders.length === 0) return '';
  const lines = folders.map((folder) => `${INDENT}  ${folder.padEnd(12)}${logoFolderWords[folder] ?? ''}`.trimEnd());
  return `\n${INDENT}The logo you chose lies here, its other forms in folders:\n${lines.join('\n')}`;
};

/** What lies where, for whoever opens the pack. */
const readme = (brand: PackBrand, logoFolders: readonly string[]): string => {
  const { companyName, number, savedAt, headline, text } = brand;
  return `${companyName}
Brand version ${number}, saved ${savedAt.slice(0, 10)}

brand-book  Your brand book to read, show and print, on A4 and US Letter; for a printer, with bleed and crop marks.
logos/      Your logo in every color: PDF for print, SVG for screens of any size, PNG for everything else.
            The letter and digit in a file's name are its color:
${logoColors(brand)}${logoForms(logoFolders)}
favicon/    The small icon for browsers, phones and app stores, with the lines to put into a page's head.
email/      Your signature: open it, click it, copy it, and paste it into your mail program.
social/     Your picture and headers for profiles, at the sizes that networks ask for.
colors/     Your palette for Adobe programs (brand.ase) and for GIMP, Inkscape and Krita (brand.gpl).
web/        Style sheets (brand.css, tailwind.css) and design tokens (brand.tokens.json), light and dark.
fonts/      ${headline.name} and ${text.name}, with their licences: free to use, also for business.
office/     A theme with your colors and fonts for PowerPoint, Word and Excel.
DESIGN.md   Your brand in words, for people and for AI tools that design or write for you.
_brand.yml  The same for Quarto, Shiny and other tools that read brand files.

To set up a website: copy favicon/ to its root, paste favicon/head.html into the head of your pages, and load
web/brand.css. To use the fonts on your computer: open the files in fonts/ and choose Install.

CERTIFICATE.txt says what is yours and what you may do with it, to show to printers, lawyers and investors.
SHA256SUMS lists a checksum of every file.
`;
};

const familiesOf = ({ headline, text }: PackBrand): PackFamily[] => [
  headline,
  ...(text.name === headline.name ? [] : [text]),
];

const licences = (brand: PackBrand): string => `Fonts in this pack and what you may do with them

${familiesOf(brand)
  .map(
    ({ name, licence, faces }) => `${name}: ${licence}
${faces.map(({ file }) => `  ${file}`).join('\n')}
  You may use it for anything, print and web, also commercially, without paying and without naming its makers.
  You may pass the files on together with their licence text. You may not sell the font files by themselves.`,
  )
  .join('\n\n')}

The full text of each licence lies beside the files.
`;

/** Something to show to whoever asks by what right a logo or a font is used. */
const certificate = (brand: PackBrand): string => `Certificate of licences

Brand      ${brand.companyName}
Version    ${brand.number}, saved ${brand.savedAt.slice(0, 10)}

The logo, its colors, the drawings and the texts of this pack were made for this brand. Whoever has this pack by right
may use, change and register them without limit of time, place, number or medium. Nothing is owed for it, now or later,
also after a subscription has ended.

The letters of the logo are drawn as shapes. The fonts are used under these licences, which allow logos, print,
websites, apps and products, also commercially:
${familiesOf(brand)
  .map(
    ({ name, licence, faces }) => `  ${name}, ${licence}: ${faces.length === 1 ? '1 file' : `${faces.length} files`}`,
  )
  .join('\n')}
Their full texts lie in fonts/, their files are named by checksum in SHA256SUMS.

This is no search for older marks: before you register the name or the logo, have somebody look for those.
`;

/**
 * The guides of a pack: for people, for tools, and what the fonts' licences allow. `logoFolders`: those in which the
 * other forms of the logo lie.
 */
export const guideFiles = (brand: PackBrand, logoFolders: readonly string[] = []): PackText[] => [
  { path: 'README.txt', text: readme(brand, logoFolders) },
  { path: 'DESIGN.md', text: designGuide(brand) },
  { path: '_brand.yml', text: brandYaml(brand) },
  { path: 'fonts/LICENCES.txt', text: licences(brand) },
  { path: 'CERTIFICATE.txt', text: certificate(brand) },
];
