import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEmbeddedCompanyData } from '../../adapters/company-data/embedded.ts';
import { logoColors as readLogo } from './logo-colors.ts';

const logoColors = async (svg: string) => (await readLogo(svg)).map(({ hex }) => hex);

const drawing = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`;
const square = (side: number, rest: string, x = 0, y = 0) =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" ${rest}/>`;
/** Squares beside each other, each in its own color. */
const row = (...squares: [side: number, hex: string][]) => {
  let x = 0;
  return squares.map(([side, hex]) => square(side, `fill="${hex}"`, (x += side) - side)).join('');
};

describe('the colors of a logo', () => {
  test('come by the area that is seen of them, not by their order', async () => {
    const drawn = drawing(row([14, '#0a66c2'], [30, '#e01e5a'], [20, '#36c5f0']));
    expect(await logoColors(drawn)).toEqual(['#e01e5a', '#36c5f0', '#0a66c2']);
    const covered = square(40, 'fill="#0a66c2"') + square(38, 'fill="#e01e5a"', 2) + square(10, 'fill="#36c5f0"', 50);
    expect(await logoColors(drawing(covered))).toEqual(['#e01e5a', '#0a66c2', '#36c5f0']);
  });

  test('are put together where they look the same', async () => {
    const drawn = drawing(row([20, '#e01e5a'], [18, '#0a66c2'], [16, '#0b67c3']));
    expect(await logoColors(drawn)).toEqual(['#0a66c2', '#e01e5a']);
  });

  test('that are gray stand behind a color, unless there is nothing else', async () => {
    expect(await logoColors(drawing(row([24, '#222222'], [18, '#e01e5a'])))).toEqual(['#e01e5a', '#222222']);
    expect(await logoColors(drawing(row([24, '#222222'])))).toEqual(['#222222']);
  });

  test.each([
    ['white', 'fill="#fff"'],
    ['nothing', 'fill="none"'],
    ['a picture that is not there', 'fill="url(#missing)"'],
    ['full transparency', 'fill="#e01e5a" opacity="0"'],
  ])('are none where it is filled with %s', async (_what, fill) => {
    expect(await logoColors(drawing(square(10, fill)))).toEqual([]);
  });

  test('are black where nothing else is said, as in SVG', async () => {
    expect(await logoColors(drawing('<circle cx="20" cy="20" r="15"/>'))).toEqual(['#000000']);
  });

  test.each([
    ['a style', '<rect width="30" height="30" style="fill:#e01e5a"/>'],
    ['a style sheet', '<style>.brand{fill:#e01e5a}</style><rect class="brand" width="30" height="30"/>'],
    ['three digits', '<rect width="30" height="30" fill="#e15"/>'],
    ['numbers', '<rect width="30" height="30" fill="rgb(224,30,90)"/>'],
    ['a line', '<path d="M10 10L50 50" stroke="#e01e5a" stroke-width="12"/>'],
  ])('are read where they are written as %s', async (how, body) => {
    expect(await logoColors(drawing(body))).toEqual([how === 'three digits' ? '#ee1155' : '#e01e5a']);
  });

  test('are those of a gradient, which may take them from another', async () => {
    const stops = '<stop stop-color="#e01e5a"/><stop offset="1" stop-color="#0a66c2"/>';
    const gradients = `<linearGradient id="a" href="#b"/><linearGradient id="b">${stops}</linearGradient>`;
    const drawn = drawing(`<defs>${gradients}</defs>${square(40, 'fill="url(#a)"')}`);
    expect((await logoColors(drawn)).toSorted()).toEqual(['#0a66c2', '#e01e5a']);
  });

  test('are not those of masks and of shapes that are only kept for use', async () => {
    const kept = '<defs><rect id="kept" width="30" height="30"/></defs>';
    const unused = `${kept}<mask id="m">${square(60, 'fill="#e01e5a"')}</mask>`;
    expect(await logoColors(drawing(unused))).toEqual([]);
    expect(await logoColors(drawing(`${unused}<use href="#kept" fill="#0a66c2"/>`))).toEqual(['#0a66c2']);
  });

  test('are at most six, without what is less than a hundredth of it', async () => {
    const hexes = ['#e01e5a', '#0a66c2', '#36c5f0', '#2eb67d', '#ecb22e', '#7a1fa2', '#795548', '#ff6d00'];
    const steps = hexes.map((hex, at) => square(15 - at, `fill="${hex}"`, (at % 4) * 16, at < 4 ? 0 : 32));
    const read = await logoColors(drawing(steps.join('')));
    expect(read[0]).toBe('#e01e5a');
    expect(read.toSorted()).toEqual(hexes.slice(0, 6).toSorted());
    expect(await logoColors(drawing(row([60, '#0a66c2'], [2, '#e01e5a'])))).toEqual(['#0a66c2']);
  });
});

describe('a drawing that is out of order', () => {
  test('does not show what is in its comments', async () => {
    const drawn = drawing(`<!-- ${square(30, 'fill="#e01e5a"')} -->${square(20, 'fill="#0a66c2"')}`);
    expect(await logoColors(drawn)).toEqual(['#0a66c2']);
  });

  test.each([
    '',
    'hello < world',
    '<svg',
    '<svg><g><g></svg></svg></svg>',
    drawing(`<path d="M0${'0'.repeat(1000)}"/>`),
  ])('%j has none', async (svg) => {
    expect(await logoColors(svg)).toEqual([]);
  });

  test('that is longer than any logo is not read', async () => {
    const one = square(20, 'fill="#0a66c2"');
    expect(await logoColors(drawing(one.repeat(100)))).toEqual(['#0a66c2']);
    expect(await logoColors(drawing(one.repeat(25_000)))).toEqual([]);
  });

  test('of any text gives hexes and no error', async () => {
    const pieces =
      '<svg>|</svg>|<g |<path d="|M0 0h|a1|<stop |fill="|#e01e5a|url(#|id="|href="#|" |/>|>|<!--|<use |9|-|.';
    const piece = fc.constantFrom(...pieces.split('|'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 60 }), async (drawn) => {
        for (const hex of await logoColors(drawn.join(''))) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('of the embedded directory', () => {
  const companies = createEmbeddedCompanyData();
  const colorsOf = async (imageId: string) => logoColors((await companies.logo(imageId)) ?? '');

  test.each([
    ['si-stripe', ['#635bff']],
    ['si-snapchat', ['#fffc00']],
    ['lg-slack-icon', ['#ecb22e', '#2eb67d', '#e01e5a', '#36c5f0']],
    ['lg-youtube-icon', ['#ff0000']],
  ])('%s has its own colors', async (imageId, colors) => {
    expect((await colorsOf(imageId)).toSorted()).toEqual(colors.toSorted());
  });

  test.each([['site-foo.com'], ['si-no-such-brand'], ['']])(
    '%j has none: a drawn initial is no logo',
    async (imageId) => {
      expect(await companies.logo(imageId)).toBeUndefined();
    },
  );
});
