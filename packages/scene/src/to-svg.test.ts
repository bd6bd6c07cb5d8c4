import { describe, expect, test } from 'vitest';
import type { Scene, Shape } from './scene.ts';
import { toSvg } from './to-svg.ts';

const scene = (...shapes: Shape[]): Scene => ({ x: 0, y: 0, width: 40, height: 20, label: 'A drawing', shapes });
const square: Extract<Shape, { kind: 'path' }> = {
  kind: 'path',
  path: [['M', 0, 0], ['L', 10, 0], ['L', 10, 10], ['Z']],
  ink: 'p1',
};

test('a scene is shown in the colors of its scheme, by role', () => {
  expect(toSvg(scene(square), { p1: '#AA0000' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" role="img" ' +
      'aria-label="A drawing"><path fill="#aa0000" d="M0 0H10V10Z"/></svg>',
  );
  expect(toSvg(scene(square), { p1: '#00aa00' })).toContain('fill="#00aa00"');
});

test('a drawing says how wide it is shown, in its own proportion, and stays what it is', () => {
  const svg = toSvg(scene(square), { p1: '#111111' }, 10);
  expect(svg).toContain('viewBox="0 0 40 20" width="10" height="5"');
});

test('every kind of shape is drawn', () => {
  const svg = toSvg(
    scene(
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 0.5, ink: '#ffffff' },
      { kind: 'circle', cx: 5, cy: 6, radius: 7, ink: 'w1' },
      { kind: 'image', x: 0, y: 0, width: 8, height: 9, data: 'data:image/png;base64,iVBORw0KGgo=' },
      { kind: 'group', id: 'mark', x: 10, scale: 2, shapes: [square] },
    ),
    { w1: '#fefefe', p1: '#111111' },
  );
  expect(svg).toContain('<rect x="1" y="2" width="3" height="4" rx="0.5" fill="#ffffff"/>');
  expect(svg).toContain('<circle cx="5" cy="6" r="7" fill="#fefefe"/>');
  expect(svg).toContain(
    '<image x="0" y="0" width="8" height="9" preserveAspectRatio="xMidYMid slice" ' +
      'href="data:image/png;base64,iVBORw0KGgo="/>',
  );
  expect(svg).toContain('<g id="mark" transform="translate(10 0)scale(2)"><path fill="#111111"');
});

describe('what a kit needs beyond flat shapes', () => {
  const colors = { p1: '#aa0000', p2: '#550000' };

  test('a mixture of two inks lies between them', () =>
    expect(toSvg(scene({ ...square, ink: { from: 'p1', to: 'p2', share: 0 } }), colors)).toContain('fill="#aa0000"'));

  test('a gradient is in the units of its shape and in the colors of the scheme', () => {
    const stops = [
      { at: 0, tone: 'p1' },
      { at: 1, tone: 'p2' },
    ] as const;
    const linear: Shape = { ...square, ink: { gradient: 'linear', x: 0, y: 0, toX: 10, toY: 0, stops } };
    const radial: Shape = { ...square, ink: { gradient: 'radial', cx: 5, cy: 6, radius: 7, stretch: 2, stops } };
    const svg = toSvg(scene(linear, radial), colors);
    expect(svg).toContain(
      '<linearGradient id="d1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">' +
        '<stop offset="0" stop-color="#aa0000"/><stop offset="1" stop-color="#550000"/></linearGradient>',
    );
    expect(svg).toContain('cx="5" cy="6" r="7" gradientTransform="translate(5 0)scale(2 1)translate(-5 0)"');
    expect(svg).toContain('fill="url(#d1)"');
    expect(svg).toContain('fill="url(#d2)"');
  });

  test('a group is turned, cut to a path and seen through as a whole', () => {
    const group: Shape = { kind: 'group', x: 5, turn: 90, opacity: 0.5, clip: square.path, shapes: [square] };
    const svg = toSvg(scene(group), colors);
    expect(svg).toContain('<clipPath id="d1"><path d="M0 0H10V10Z"/></clipPath>');
    expect(svg).toContain('<g transform="translate(5 0)rotate(90)" opacity="0.5" clip-path="url(#d1)">');
  });

  test('one path that is seen through is so by its own paint; two that lie over each other are so together', () => {
    const thin = toSvg(scene({ kind: 'group', opacity: 0.5, shapes: [square] }), colors);
    expect(thin).toContain('fill-opacity="0.5" d=');
    expect(thin).not.toContain('<g');
    const rule: Shape = { kind: 'line', path: square.path, ink: 'p1', width: 2 };
    expect(toSvg(scene({ kind: 'group', opacity: 0.25, shapes: [rule] }), colors)).toContain('stroke-opacity="0.25"');
    const both = toSvg(scene({ kind: 'group', opacity: 0.5, shapes: [square, square] }), colors);
    expect(both).toContain('<g opacity="0.5">');
  });

  test('a pattern is written once and used in every place', () => {
    const svg = toSvg(scene({ kind: 'pattern', shapes: [square], places: [{ x: 1, scale: 2 }, { turn: 30 }] }), colors);
    expect(svg).toContain('<defs><g id="d1"><path fill="#aa0000" d="M0 0H10V10Z"/></g></defs>');
    expect(svg).toContain(
      '<use href="#d1" transform="translate(1 0)scale(2)"/><use href="#d1" transform="rotate(30)"/>',
    );
  });

  test('a line has a width and may be dashed', () => {
    const line: Shape = { kind: 'line', path: square.path, ink: 'p1', width: 2, dash: [3, 1] };
    expect(toSvg(scene(line), colors)).toContain(
      '<path fill="none" stroke="#aa0000" stroke-width="2" stroke-dasharray="3 1" d="M0 0H10V10Z"/>',
    );
  });

  test('text is drawn as outlines, its words are for the files that are written on in', () => {
    const live = { face: 'text', size: 10, lines: [{ text: '<b>Words', x: 0, y: 10, width: 30 }] } as const;
    const svg = toSvg(scene({ kind: 'text', path: square.path, ink: 'p1', live }), colors);
    expect(svg).toContain('<path fill="#aa0000" d="M0 0H10V10Z"/>');
    expect(svg).not.toContain('Words');
  });
});

test('what people write is escaped and what XML forbids is left out', () => {
  const svg = toSvg({ ...scene(square), label: `"><script>alert('1')</script>&\u0000\u{FFFE}` }, { p1: '#000000' });
  expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;"');
  expect(svg).not.toContain('<script');
});

test('shown at half its size or less its paths are written in hundredths, each point from the one before', () => {
  const path = [['M', 0.1234, 1], ['L', 5.6789, 2.3456], ['Z']] as const;
  const drawn = { ...scene({ kind: 'path', path, ink: '#000000' }), width: 100, height: 100 };
  expect(toSvg(drawn, {})).toContain('d="M0.123 1L5.679 2.346Z"');
  expect(toSvg(drawn, {}, 50)).toContain('d="M.12 1l5.56 1.35z"');
});

describe('a drawing is refused rather than drawn wrong', () => {
  test('when a role has no color', () => expect(() => toSvg(scene(square), {})).toThrow('No color to draw with: p1'));
  test('when a color is not one', () => expect(() => toSvg(scene(square), { p1: 'url(#x)' })).toThrow(TypeError));
  test('when a number is none', () => expect(() => toSvg({ ...scene(), width: NaN })).toThrow(TypeError));
  test.each([
    'https://example.com/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,AA"/>',
    '/etc/passwd',
  ])('when a picture is %s', (data) =>
    expect(() => toSvg(scene({ kind: 'image', x: 0, y: 0, width: 1, height: 1, data }))).toThrow(TypeError),
  );
});
