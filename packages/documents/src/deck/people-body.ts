import { fieldsIn, initialsOf } from './figures.ts';
import { columnX, columnsWide, PORTRAIT } from './grid.ts';
import { fieldsOf, styleOf } from './look.ts';
import type { Teller } from './teller.ts';
import type { Body } from './told.ts';

/** The rim of what is not there yet. */
export const dashed = (look: Teller['look']) =>
  ({ ink: { from: look.ground, to: look.ink, share: 0.45 }, points: 1.25, isDashed: true }) as const;

/** Room between a plate and the frame of the picture that is wanted on it. */
const FRAME = 0.12;

/** Who is missing is asked last. */
const OPEN = 'person4';

/**
 * Who stands behind the company: portraits are theirs to put in, until then initials stand there and say that a photo
 * is wanted.
 */
export const people: Body = (teller, { answer }) => {
  const { look } = teller;
  const fills = fieldsOf(look, 4);
  const plain = styleOf(look, 'figure', { align: 'l', anchor: 'b', size: 40 });
  [0, 1, 2, 3].forEach((index) => {
    const slot = `person${index + 1}`;
    const said = answer(slot);
    const x = columnX([1, 4, 7, 10][index] ?? 1);
    const plate = { x, ...PORTRAIT };
    const picture = `portrait${index + 1}`;
    const letters = { x: x + 0.18, y: plate.y, w: plate.w - 0.36, h: plate.h - 0.12 };
    if (said === undefined) {
      teller.form({ name: `Portrait ${index + 1}`, form: 'rect', area: plate, rim: dashed(look), picture });
      teller.blank(slot, { x, y: 4.24, w: columnsWide(2.9), h: 1.5 });
      return;
    }
    const [name = '', role, proof] = fieldsIn(said, 3);
    if (teller.key === 'team' && slot === OPEN) {
      // nobody yet: no initials of a job
      teller.form({ name: `Portrait ${index + 1}`, form: 'rect', area: plate, rim: dashed(look) });
      teller.text(`Initials ${index + 1}`, letters, '+', { ...plain, ink: look.ink });
      teller.fill(`name${index + 1}`, name);
      teller.fill(`role${index + 1}`, role);
      teller.fill(`proof${index + 1}`, proof);
      return;
    }
    const fill = fills[index] ?? look.accent;
    teller.form({ name: `Portrait ${index + 1}`, form: 'rect', area: plate, fill, alt: `Initials of ${name}` });
    const ink = teller.on(fill, 'w1');
    teller.text(`Initials ${index + 1}`, letters, initialsOf(name), { ...plain, ink });
    const inner = { x: x + FRAME, y: plate.y + FRAME, w: plate.w - 2 * FRAME, h: plate.h - 2 * FRAME };
    const rim = { ink: { from: fill, to: ink, share: 0.6 }, points: 1, isDashed: true } as const;
    teller.form({ name: `Portrait wanted ${index + 1}`, form: 'rect', area: inner, rim, picture });
    const place = { x: inner.x, y: inner.y + 0.08, w: inner.w - FRAME, h: 0.3 };
    teller.text(`Portrait wanted ${index + 1} words`, place, 'Photo', {
      ...styleOf(look, 'small', { align: 'r' }),
      ink,
    });
    teller.fill(`name${index + 1}`, name);
    teller.fill(`role${index + 1}`, role);
    teller.fill(`proof${index + 1}`, proof);
  });
};
