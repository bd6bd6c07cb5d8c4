import type { ColorRole } from '@signet/color';
import { drawLogo } from '@signet/logo';
import type { Ink, Scene, Shape } from '@signet/scene';
import { outlineOf, placePath, shape, type Font, type PathCommand } from '@signet/type';

/** How large a card is, in its own units. */
export const CARD = { width: 280, height: 208 } as const;

const FIELD = 116;
const STRIP = 20;
/** In the proportions that a brand shows them; p1 has the field above and n3 the ground below. */
const strip: readonly (readonly [role: ColorRole, share: number])[] = [
  ['s1', 0.15],
  ['p2', 0.1],
  ['a1', 0.1],
  ['n1', 0.1],
  ['n2', 0.1],
  ['a2', 0.05],
];
const strips = strip.reduce((sum, [, share]) => sum + share, 0);
const MARGIN = 16;

/** A tenth of a unit cannot be seen on a card; more digits would only make the stored drawing longer. */
const tenths = (path: readonly PathCommand[]): PathCommand[] =>
  path.map(
    (command) =>
      command.map((part) => (typeof part === 'number' ? Math.round(part * 10) / 10 : part)) as unknown as PathCommand,
  );

/** As large as it can be in the field, centered in its height. */
const drawName = (name: string, font: Font): Shape[] => {
  const box = { x: 28, y: 26, width: CARD.width - 56, height: FIELD - 52 };
  const logo = drawLogo({ text: name, font, color: 'w1' });
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const place = { x: box.x, y: box.y + (box.height - logo.height * scale) / 2, scale };
  return logo.shapes.map((one) => (one.kind === 'path' ? { ...one, path: tenths(placePath(one.path, place)) } : one));
};

const line = (text: string, font: Font, size: number, ink: Ink, x: number, y: number): Shape => ({
  kind: 'path',
  path: tenths(placePath(outlineOf(font, shape(font, text)), { x, y, scale: size / font.upem })),
  ink,
});

const drawStrip = (): Shape[] => {
  let x = 0;
  return strip.map(([ink, share]) => {
    const width = (CARD.width * share) / strips;
    x += width;
    return { kind: 'rect', x: x - width, y: FIELD, width, height: STRIP, ink };
  });
};

/**
 * What a scheme and two fonts make of a name: its logo on the primary color, the other colors beneath, and a few words
 * on the ground.
 */
export const drawCard = ({
  name,
  says,
  headline,
  text,
}: {
  name: string;
  says: string;
  headline: Font;
  text: Font;
}): Scene => {
  const top = FIELD + STRIP;
  return {
    x: 0,
    y: 0,
    ...CARD,
    label: name,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: CARD.width, height: FIELD, ink: 'p1' },
      ...drawName(name, headline),
      ...drawStrip(),
      { kind: 'rect', x: 0, y: top, width: CARD.width, height: CARD.height - top, ink: 'n3' },
      line(says, text, 14, 'b1', MARGIN, top + 30),
      { kind: 'rect', x: MARGIN, y: top + 44, width: 70, height: 20, radius: 10, ink: 's1' },
      line('Read on', text, 10, 'w1', MARGIN + 16, top + 57.5),
      { kind: 'circle', cx: MARGIN + 86, cy: top + 54, radius: 7, ink: 'a1' },
      { kind: 'circle', cx: MARGIN + 104, cy: top + 54, radius: 7, ink: 'a2' },
    ],
  };
};
