import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { defineConfig, parse } from '@terrazzo/parser';
import ase from 'ase-utils';
import { colorRoles, contrastRatio } from '@signet/color';
import type { OpenedPack } from './brands.ts';
import { use } from './tools.ts';

const textOf = ({ dir }: OpenedPack, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

/** The ten hexes as the style sheet has them. */
const hexesOf = (pack: OpenedPack): string[] =>
  colorRoles.map(
    (role) => new RegExp(`--brand-${role}: (#[0-9a-f]{6})`).exec(textOf(pack, 'web/brand.css'))?.[1] ?? '',
  );

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Palettes and tokens that an independent reader takes for other colors, or does not take. */
export const paletteFaults = async (pack: OpenedPack): Promise<string[]> => {
  const wanted = hexesOf(pack).join(' ');
  const read = ase.decode(fs.readFileSync(path.join(pack.dir, 'colors/brand.ase'))) as {
    colors: { color: number[] }[];
  };
  const swatches = read.colors.map(({ color }) => hexOf(color.map((part) => part * 255))).join(' ');
  // GIMP's own reader: a signature, then lines whose first three words are numbers from 0 to 255
  const [signature, ...lines] = textOf(pack, 'colors/brand.gpl').split('\n');
  const entries = lines
    .filter((line) => line !== '' && !line.startsWith('#') && !/^(Name|Columns):/.test(line))
    .map((line) => hexOf(line.trim().split(/\s+/).slice(0, 3).map(Number)))
    .join(' ');
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const file = new URL('file:///brand.tokens.json');
  const tokens = await parse([{ filename: file, src: textOf(pack, 'web/brand.tokens.json') }], { config }).catch(
    () => undefined,
  );
  const hexIn = (role: string): string =>
    (tokens?.tokens[`brand.${role}`]?.$value as { hex?: string } | undefined)?.hex ?? '';
  const told = colorRoles.map(hexIn).join(' ');
  return [
    ...(swatches === wanted ? [] : ['ase']),
    ...(signature === 'GIMP Palette' && entries === wanted ? [] : ['gpl']),
    ...(told === wanted ? [] : ['tokens']),
  ];
};

const PAGE = (css: string): string => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${css}">
<body style="background:var(--background);color:var(--text);font-family:var(--font-text)">
<h1 style="font-family:var(--font-headline)">Headline</h1><p>Text</p>
<button style="background:var(--primary);color:var(--on-primary);border:0">Press</button>`;

const asHex = (rgb: string): string => hexOf((rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

/** Themes of the style sheet in which Chromium shows text under 4.5 to 1, or no font of the brand. */
export const styleFaults = async (pack: OpenedPack, page: Page): Promise<string[]> => {
  const file = path.join(pack.dir, 'page.html');
  fs.writeFileSync(file, PAGE('web/brand.css'));
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(file).href);
    const shown = await page.evaluate(async () => {
      await document.fonts.ready;
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        text: [of('p').color, of('body').backgroundColor],
        button: [of('button').color, of('button').backgroundColor],
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      };
    });
    for (const [what, [ink = '', ground = '']] of [
      ['text', shown.text],
      ['button', shown.button],
    ] as const)
      if (contrastRatio(asHex(ink), asHex(ground)) < 4.5) faults.push(`${colorScheme}: ${what} ${ink} on ${ground}`);
    if (shown.fonts === 0) faults.push(`${colorScheme}: no font`);
  }
  fs.rmSync(file);
  return faults;
};

/** Icons that Chromium does not show at their size, a manifest that it has to correct, an .ico that icotool refuses. */
export const iconFaults = async ({ dir }: OpenedPack, page: Page): Promise<string[]> => {
  const folder = path.join(dir, 'favicon');
  const faults: string[] = [];
  for (const name of fs.readdirSync(folder).filter((one) => /\.(png|svg|ico)$/.test(one))) {
    const type = { png: 'image/png', svg: 'image/svg+xml', ico: 'image/x-icon' }[name.split('.').at(-1) ?? ''];
    const bytes = fs.readFileSync(path.join(folder, name)).toString('base64');
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, `data:${type};base64,${bytes}`);
    const said = /(\d+)\.png$/.exec(name)?.[1];
    if (width === 0 || (said && Number(said) !== width)) faults.push(`${name}: ${width}`);
  }
  if (!/--width=16 .*\n.*--width=32 /.test(use('icotool', ['-l', path.join(folder, 'favicon.ico')]).printed))
    faults.push('favicon.ico');
  const { icons } = JSON.parse(fs.readFileSync(path.join(folder, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  for (const { src } of icons) if (!fs.existsSync(path.join(folder, src))) faults.push(`manifest: ${src}`);
  return faults;
};
