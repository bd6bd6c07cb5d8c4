import { describe, expect, it } from 'vitest';
import { toPng } from '@signet/render';
import { cleanSvg } from './clean-svg.ts';
import { hostileSvgs } from './hostile-svgs.ts';

const clean = (text: string) => cleanSvg(Buffer.from(text));
/** What no logo has: anything that runs, moves or fetches. */
const harmful = [
  /<(?!\/?(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|linearGradient|radialGradient|stop|clipPath)\b)/i,
  /\son\w+\s*=/i,
  /javascript:|data:|file:|evil/i,
  /url\((?!#)/i,
  /&(?!amp;|lt;|quot;)/i,
];

it('there are at least sixty hostile drawings', () => {
  expect(Object.keys(hostileSvgs).length).toBeGreaterThanOrEqual(60);
});

it.each(Object.entries(hostileSvgs))(
  '%s: the picture stays the same with nothing else in it, or is refused with a reason',
  async (_what, text) => {
    const cleaned = clean(text);
    if ('why' in cleaned) {
      expect(cleaned.why.length).toBeGreaterThan(10);
      return;
    }
    for (const one of harmful) expect(cleaned.svg).not.toMatch(one);
    const [before, after] = await Promise.all([toPng(text, { width: 40 }), toPng(cleaned.svg, { width: 40 })]);
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
  },
);

describe('clips and gradients', () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
  const path = (more = '') => `<path fill="#123456" ${more} d="M0 0h9v9z"/>`;
  const named = (at: number) => `clip-path="url(#c${at})"`;
  /** Each path of a clip is clipped by the next clip. */
  const within = (clips: number, paths: number) =>
    Array.from(
      { length: clips },
      (_, at) => `<clipPath id="c${at}">${path(at + 1 < clips ? named(at + 1) : '').repeat(paths)}</clipPath>`,
    ).join('') + path(named(0));
  const stops = '<stop offset="0" stop-color="#123456"/>'.repeat(9000);

  it.each([
    ['clips that multiply', within(12, 10)],
    ['a clip of thousands that thousands name', `${within(1, 9000)}${path(named(0)).repeat(9000)}`],
    [
      'a gradient of thousands that thousands name',
      `<linearGradient id="g">${stops}</linearGradient>${'<path fill="url(#g)" d="M0 0h9v9z"/>'.repeat(9000)}`,
    ],
    [
      'a gradient of thousands that a group of thousands names',
      `<linearGradient id="g">${stops}</linearGradient><g fill="url(#g)">${'<path d="M0 0h9v9z"/>'.repeat(9000)}</g>`,
    ],
    ['clips that clip each other', `<clipPath id="c0">${path(named(0))}</clipPath>${path(named(0))}`],
    ['two clips of one name', `${within(12, 10)}<clipPath id="c0">${path()}</clipPath>`],
  ])('%s are refused: to print them would end for nobody', (_what, inner) => {
    expect(clean(svg(inner))).toEqual({ why: expect.stringMatching(/clips or gradients/) });
  });

  it('of a logo are taken', () => {
    expect(clean(svg(`${within(3, 2)}${path(named(0)).repeat(500)}`))).toHaveProperty('svg');
  });
});

describe('a drawing that designers send', () => {
  const drawings: [string, string][] = [
    [
      'with presentation attributes',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g fill="#ff0000" transform="rotate(10)">' +
        '<circle cx="5" cy="5" r="4"/></g></svg>',
    ],
    [
      'with a prolog and editors’ notes',
      '<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->' +
        '<svg width="20" height="10" xmlns="http://www.w3.org/2000/svg" ' +
        'xmlns:inkscape="http://www.inkscape.org" inkscape:version="1.3">' +
        '<title>Logo</title><metadata><x/></metadata>' +
        '<rect width="20" height="10" style="fill:#00ff00;font-size:12px"/>' +
        '</svg>',
    ],
    [
      'with a gradient',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs>' +
        '<linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/>' +
        '</linearGradient></defs><rect width="10" height="10" fill="url(#a)"/>' +
        '</svg>',
    ],
    [
      'with a doctype',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
        '<polygon points="0,0 10,0 5,10" stroke="#000" stroke-width="1" fill="none"/>' +
        '</svg>',
    ],
  ];
  it.each(drawings)('%s is taken and looks the same', async (_what, text) => {
    const cleaned = clean(text);
    if ('why' in cleaned) throw new Error(cleaned.why);
    const [before, after] = await Promise.all([toPng(text, { width: 60 }), toPng(cleaned.svg, { width: 60 })]);
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
  });
  it('is the same when it is cleaned again', () => {
    for (const [, text] of drawings) {
      const once = clean(text);
      if ('why' in once) throw new Error(once.why);
      expect(clean(once.svg)).toEqual(once);
    }
  });
});
