import { describe, expect, test } from 'vitest';
import type { Scene, Shape } from './scene.ts';
import { toSvg } from './to-svg.ts';

const scene = (...shapes: Shape[]): Scene => ({ x: 0, y: 0, width: 40, height: 20, label: 'A drawing', shapes });
const square: Shape = { kind: 'path', path: [['M', 0, 0], ['L', 10, 0], ['L', 10, 10], ['Z']], ink: 'p1' };

test('a scene is shown in the colors of its scheme, by role', () => {
  expect(toSvg(scene(square), { p1: '#AA0000' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" role="img" ' +
      'aria-label="A drawing"><path fill="#aa0000" d="M0 0H10V10Z"/></svg>',
  );
  expect(toSvg(scene(square), { p1: '#00aa00' })).toContain('fill="#00aa00"');
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

test('what people write is escaped and what XML forbids is left out', () => {
  const svg = toSvg({ ...scene(square), label: `"><script>alert('1')</script>&\u0000\u{FFFE}` }, { p1: '#000000' });
  expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;"');
  expect(svg).not.toContain('<script');
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
