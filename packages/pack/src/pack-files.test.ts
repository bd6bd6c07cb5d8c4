import { defineConfig, parse } from '@terrazzo/parser';
import { decode } from 'ase-utils';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { colorRoles } from '@signet/color';
import { faviconTexts } from './favicon-files.ts';
import { guideFiles } from './guides.ts';
import { icoFile } from './ico.ts';
import { themePackage } from './office-theme.ts';
import { signatureFile } from './signature.ts';
import { styleFiles } from './styles.ts';
import { aseFile, gplFile } from './swatches.ts';
import { hostile, quern } from './testing/brand.ts';
import { tintsOf, tintSteps } from './tints.ts';
import { tokenFiles } from './tokens.ts';

const brands = { 'an ordinary name': quern, 'a name full of signs': hostile };
const textAt = (files: readonly { path: string; text: string }[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? expect.fail(`${path} is missing`);

describe.each(Object.entries(brands))('the files of a brand with %s', (_what, brand) => {
  it('design tokens are taken by a reader of the format, with every color as it is', async () => {
    const source = textAt(tokenFiles(brand), 'web/brand.tokens.json');
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const { tokens } = await parse([{ filename: new URL('file:///brand.tokens.json'), src: source }], { config });
    for (const role of colorRoles)
      expect(tokens[`brand.${role}`]?.$value).toMatchObject({ colorSpace: 'srgb', hex: brand.colors[role] });
    expect(tokens['typography.title']?.$value).toMatchObject({ fontFamily: [brand.headline.name, 'serif'] });
  });

  it('an Adobe palette is read with the ten colors under their names', () => {
    const { groups } = decode(Buffer.from(aseFile(brand))) as {
      groups: { name: string; colors?: unknown[] }[];
      colors: { name: string; model: string; color: number[] }[];
    };
    const { colors } = decode(Buffer.from(aseFile(brand))) as {
      colors: { name: string; model: string; color: number[] }[];
    };
    expect(groups.map(({ name }) => name)).toEqual([brand.companyName]);
    expect(colors.map(({ name }) => name)).toEqual(colorRoles.map((role) => brand.colorNames[role]));
    const back = colors.map(({ color }) =>
      color
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join(''),
    );
    expect(back.map((digits) => `#${digits}`)).toEqual(colorRoles.map((role) => brand.colors[role]));
  });

  it('a GIMP palette has a line a color', () => {
    const lines = gplFile(brand).trimEnd().split('\n');
    expect(lines.slice(0, 2)[0]).toBe('GIMP Palette');
    expect(lines.slice(4)).toHaveLength(10);
    for (const line of lines.slice(4)) expect(line).toMatch(/^ *\d{1,3} +\d{1,3} +\d{1,3}\t\S/);
  });

  it('the office theme is strict XML with the colors in their places', () => {
    for (const { text } of themePackage(brand)) XmlDocument.fromString(text).dispose();
    const theme = textAt(themePackage(brand), 'theme/theme/theme1.xml');
    expect(theme).toContain('<a:accent1><a:srgbClr val="7A1F3D"/></a:accent1>');
    expect(theme).toContain('<a:majorFont><a:latin typeface="Fraunces"/>');
  });

  it('the e-mail signature is one table of words with their styles in place, without pictures or style sheets', () => {
    const { text } = signatureFile(brand);
    const [table = ''] = /<table[^]*<\/table>/.exec(text) ?? [];
    const document = XmlDocument.fromString(table);
    expect(document.root.content).toContain(brand.companyName);
    document.dispose();
    expect(text).not.toMatch(/<(?:img|style|script|link)/);
    expect(table).toContain(`user-select:all`);
  });

  it('no comment of a style sheet ends before its end, and braces match', () => {
    for (const { text } of styleFiles(brand)) {
      const rules = text.replaceAll(/\/\*.*?\*\//gs, '');
      expect(rules).not.toMatch(/\*\/|<\/style/);
      expect(rules.split('{').length).toBe(rules.split('}').length);
    }
  });

  it('guides name every color, and the manifest is JSON', () => {
    const guide = textAt(guideFiles(brand), 'DESIGN.md');
    for (const role of colorRoles) expect(guide).toContain(brand.colors[role]);
    expect(guide).not.toMatch(/\[x\]\(javascript/);
    expect(JSON.parse(textAt(faviconTexts(brand), 'favicon/site.webmanifest'))).toMatchObject({
      name: brand.companyName,
      theme_color: brand.colors.p1,
    });
    expect(
      textAt(guideFiles(brand), '_brand.yml')
        .split('\n')
        .filter((line) => /^\s+p1: /.test(line)),
    ).toHaveLength(1);
  });
});

it('the README tells what lies in each folder of the logo, and of none where there is one form alone', () => {
  const told = (folders: string[]) => textAt(guideFiles(quern, folders), 'README.txt');
  expect(told(['mark/', 'stacked/'])).toMatch(/mark\/ +the mark alone\n +stacked\/ +the mark above the name\nfavicon/);
  expect(told([])).not.toMatch(/in folders/);
});

describe('tints', () => {
  it('hold the color itself, and go from light to dark', () => {
    const tints = tintsOf(quern.colors.s1);
    expect(Object.values(tints)).toContain(quern.colors.s1);
    expect(new Set(Object.values(tints)).size).toBe(tintSteps.length);
  });
});

it('an icon file tells where each picture lies', () => {
  const pictures = [16, 256].map((size) => ({ size, png: Uint8Array.from([size % 256, 1, 2]) }));
  const bytes = icoFile(pictures);
  const view = new DataView(bytes.buffer);
  expect([view.getUint16(2, true), view.getUint16(4, true)]).toEqual([1, 2]);
  const second = view.getUint32(6 + 16 + 12, true);
  expect([bytes[6], bytes[6 + 16], bytes[second], bytes[second + 1]]).toEqual([16, 0, 0, 1]);
});
