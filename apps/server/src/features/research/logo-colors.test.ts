import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEmbeddedCompanyData } from '../../adapters/company-data/embedded.ts';
import { logoColors } from './logo-colors.ts';

const drawing = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`;
const square = (side: number, rest: string) => `<rect width="${side}" height="${side}" ${rest}/>`;

describe('the colors of a logo', () => {
  test('come by the area that they paint, not by their order', () => {
    expect(
      logoColors(drawing(square(4, 'fill="#0a66c2"') + square(10, 'fill="#e01e5a"') + square(6, 'fill="#36c5f0"'))),
    ).toEqual(['#e01e5a', '#36c5f0', '#0a66c2']);
  });

  test('are put together where they look the same', () => {
    const two = square(5, 'fill="#0a66c2"') + square(4, 'fill="#0b67c3"');
    expect(logoColors(drawing(square(6, 'fill="#e01e5a"') + two))).toEqual(['#0a66c2', '#e01e5a']);
  });

  test('that are gray stand behind a color, unless there is nothing else', () => {
    expect(logoColors(drawing(square(12, 'fill="#222222"') + square(9, 'fill="#e01e5a"')))).toEqual([
      '#e01e5a',
      '#222222',
    ]);
    expect(logoColors(drawing(square(12, 'fill="#222222"')))).toEqual(['#222222']);
  });

  test.each([
    ['white', 'fill="#fff"'],
    ['nothing', 'fill="none"'],
    ['what is around it', 'fill="currentColor"'],
    ['a picture that is not there', 'fill="url(#missing)"'],
    ['full transparency', 'fill="#e01e5a" opacity="0"'],
  ])('are none where it is filled with %s', (_what, fill) => {
    expect(logoColors(drawing(square(10, fill)))).toEqual([]);
  });

  test('are black where nothing else is said, as in SVG', () => {
    expect(logoColors(drawing('<circle r="5"/>'))).toEqual(['#000000']);
  });

  test('come from the group around a shape, and grow with its scale', () => {
    expect(
      logoColors(
        drawing(
          `<g fill="#0a66c2">${square(4, '')}</g>${square(3, 'fill="#e01e5a" transform="translate(1 1) scale(2)"')}`,
        ),
      ),
    ).toEqual(['#e01e5a', '#0a66c2']);
  });

  test('are those of a gradient, which may take them from another', () => {
    const gradients =
      '<defs><linearGradient id="a" href="#b"/><linearGradient id="b"><stop stop-color="#e01e5a"/><stop offset="1" stop-color="#0a66c2"/></linearGradient></defs>';
    expect(logoColors(drawing(`${gradients}${square(4, 'fill="url(#a)"')}`)).toSorted()).toEqual([
      '#0a66c2',
      '#e01e5a',
    ]);
  });

  test('are not those of masks and of shapes that are only kept for use', () => {
    const kept = `<defs><rect id="kept" width="9" height="9" fill="#36c5f0"/></defs><mask id="m" fill="#e01e5a">${square(20, '')}</mask>`;
    expect(logoColors(drawing(kept))).toEqual([]);
    expect(logoColors(drawing(`${kept}<use href="#kept" fill="#0a66c2"/>`))).toEqual(['#0a66c2']);
  });

  test('are at most six, without what is less than a hundredth of it', () => {
    const hexes = ['#e01e5a', '#0a66c2', '#36c5f0', '#2eb67d', '#ecb22e', '#7a1fa2', '#795548', '#ff6d00'];
    expect(logoColors(drawing(hexes.map((hex, at) => square(20 - at, `fill="${hex}"`)).join('')))).toEqual(
      hexes.slice(0, 6),
    );
    expect(logoColors(drawing(square(20, 'fill="#0a66c2"') + square(1, 'fill="#e01e5a"')))).toEqual(['#0a66c2']);
  });
});

describe('a drawing that is out of order', () => {
  test.each(['constructor', 'toString', '__proto__'])(
    'has no color where its fill is the word %s, which JavaScript knows and CSS does not',
    (word) => {
      expect(logoColors(drawing(`${square(4, `fill="${word}"`)}<${word} fill="#e01e5a"/>`))).toEqual([]);
    },
  );

  test('does not show what is in its comments', () => {
    expect(logoColors(drawing(`<!-- ${square(9, 'fill="#e01e5a"')} -->${square(4, 'fill="#0a66c2"')}`))).toEqual([
      '#0a66c2',
    ]);
  });

  test.each([
    '',
    'hello < world',
    '<svg',
    '<svg><g><g></svg></svg></svg>',
    drawing(`<path d="M0${'0'.repeat(1000)}"/>`),
    drawing('<rect width="1e999" height="x" fill="#e01e5a" transform="scale(x)"/>'),
  ])('%j has none', (svg) => {
    expect(logoColors(svg)).toEqual([]);
  });

  test('that is longer than any logo is not read', () => {
    const one = square(4, 'fill="#0a66c2"');
    expect(logoColors(drawing(one.repeat(100)))).toEqual(['#0a66c2']);
    expect(logoColors(drawing(one.repeat(25_000)))).toEqual([]);
  });

  test('of any text gives hexes and no error', () => {
    const piece = fc.constantFrom(
      '<svg>',
      '</svg>',
      '<g ',
      '<path d="',
      'M0 0h',
      'a1',
      '<stop ',
      'fill="',
      '#e01e5a',
      'url(#',
      'id="',
      'href="#',
      '" ',
      '/>',
      '>',
      '<!--',
      'scale(',
      ')',
      '<use ',
      '<linearGradient ',
      '9',
      '-',
      '.',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 60 }), (pieces) => {
        for (const hex of logoColors(pieces.join(''))) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
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
