import { contrastRatio, deficiencies, hexFromOklch, oklchOf, simulateDeficiency, type Deficiency } from '@signet/color';
import type { Ink, Scene, Shape } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';
import type { BookPicture } from './book-picture.ts';
import { inkedScene, inMiddle, onField } from './on-field.ts';

const FIELD = { width: 480, height: 240, share: 0.62 } as const;
const inkOf = (hex: string): Ink => hex as Ink;

/** As light as the color, without it. */
const grayOf = (hex: string): string => hexFromOklch({ lightness: oklchOf(hex).lightness, chroma: 0, hue: 0 });

/** As wide as a stitch lies, in millimeters: practice of embroiderers. */
const STITCH = 0.4;
/** How much of the ground shows between two stitches. */
const BETWEEN = 0.28;

/** The logo as thread would draw it at the smallest width that holds: stitches side by side, aslant. */
const stitched = (logo: Scene, width: number): Scene => {
  const step = (logo.width * STITCH) / width;
  const count = Math.ceil((logo.width + logo.height) / step);
  const between: Shape[] = Array.from({ length: count }, (_, at) => ({
    kind: 'line',
    path: [
      ['M', at * step - logo.height, logo.height],
      ['L', at * step, 0],
    ],
    ink: 'w1',
    width: step * BETWEEN,
  }));
  const place = { x: -logo.x, y: -logo.y };
  return { ...logo, x: 0, y: 0, shapes: [{ kind: 'group', ...place, shapes: logo.shapes }, ...between] };
};

/** Pixels that an icon is shown at, and how much larger than that it is drawn here. */
const SIZES = [16, 24, 32, 64] as const;
const ENLARGED = 1.45;
const sizesOf = (icon: Scene): Shape[] => {
  const room = FIELD.width / SIZES.length;
  return SIZES.map((size, at): Shape => {
    const scale = (size * ENLARGED) / Math.max(icon.width, icon.height);
    return {
      kind: 'group',
      scale,
      x: (at + 0.5) * room - (icon.width * scale) / 2 - icon.x * scale,
      y: (FIELD.height - icon.height * scale) / 2 - icon.y * scale,
      shapes: icon.shapes,
    };
  });
};

const seenWithout = {
  protan: ['Seen without red', 'Protanopia: 1 man in 100'],
  deutan: ['Seen without green', 'Deuteranopia: 1 man in 100'],
  tritan: ['Seen without blue', 'Tritanopia: rare'],
} as const satisfies Record<Deficiency, readonly [string, string]>;

const paper = (ink: Ink): Shape => ({ kind: 'rect', x: 0, y: 0, width: FIELD.width, height: FIELD.height, ink });

/** The logo in its primary color, and beside it on the primary color, as somebody with this deficiency sees both. */
const withDeficiency = (logo: Scene, { p1, w1 }: BookBrand['colors'], kind: Deficiency): Shape[] => {
  const [ink, ground] = [p1, w1].map((hex) => inkOf(simulateDeficiency(hex, kind))) as [Ink, Ink];
  const half = { width: FIELD.width / 2, height: FIELD.height, share: 0.74 };
  return [
    paper(ground),
    inMiddle(inkedScene(logo, ink), half),
    { kind: 'rect', x: half.width, y: 0, width: half.width, height: half.height, ink },
    { kind: 'group', x: half.width, y: 0, shapes: [inMiddle(inkedScene(logo, ground), half)] },
  ];
};

/** What a logo has to bear: small, without color, in one ink, in thread, and in other eyes. */
export const proofsOf = ({ companyName, colors, logo: { primary, lockups } }: BookBrand): BookPicture[] => {
  const found = lockups.find(({ lockup }) => lockup === primary);
  const icon = lockups.find(({ lockup }) => lockup === 'favicon');
  if (!found) return [];
  const logo = found.scene;
  const picture = (name: string, title: string, note: string, shapes: Shape[]): BookPicture => ({
    name: `proof-${name}`,
    group: 'proof',
    title,
    note,
    scene: { x: 0, y: 0, width: FIELD.width, height: FIELD.height, label: `${title}: ${companyName}`, shapes },
  });
  const alone = (ink: Ink, ground: Ink): Shape[] => onField(inkedScene(logo, ink), { ...FIELD, ground }).shapes.slice();
  const millimeters = found.smallest?.embroidered;
  const gray = inkOf(grayOf(colors.p1));
  const ratio = contrastRatio(gray, '#ffffff').toFixed(1);
  return [
    ...(icon
      ? [picture('sizes', 'As an icon', '16, 24, 32 and 64 pixels', [paper('w1'), ...sizesOf(icon.scene)])]
      : []),
    picture('gray', 'Without color', `A copier’s gray: ${ratio} to 1 on white`, alone(gray, '#ffffff')),
    picture('one-bit', 'In one ink', 'Stamp, fax, engraving', alone('#000000', '#ffffff')),
    picture('reversed', 'Reversed', 'White out of black', alone('#ffffff', '#000000')),
    ...(millimeters
      ? [
          picture('thread', 'In thread', `${millimeters} mm wide, stitches of ${STITCH} mm`, [
            paper('w1'),
            inMiddle(stitched(logo, millimeters), FIELD),
          ]),
        ]
      : []),
    ...deficiencies.map((kind) =>
      picture(kind, seenWithout[kind][0], seenWithout[kind][1], withDeficiency(logo, colors, kind)),
    ),
  ];
};
