import type { BookBrand } from '@signet/book';
import type { Book, BookAreas } from '@signet/contract';
import { setLines } from '@signet/kit';

const LIST = new Intl.ListFormat('en-GB');
/** A share is met within so many points. */
const NEAR = 12;
/** Of an even count the two in the middle: no piece alone decides. */
const meanOf = (list: readonly number[]): number =>
  Math.round(list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length));

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]*/gu)?.map((one) => one.trim()) ?? [text];

/** The size in points at which the widest line has its room, cut to whole points. */
const sizeFor = (
  { drawing }: BookBrand,
  lines: readonly string[],
  { room, largest }: { room: number; largest: number },
): number => {
  const all = lines.join('');
  const font = drawing.headline.covers(all) ? drawing.headline : drawing.text;
  const { width } = setLines(lines, { font, face: 'headline', leading: 1, tracking: 0, align: 'left' }, 1);
  return Math.max(8, Math.min(largest, Math.floor(room / Math.max(width, 0.01))));
};

/** Points that lines may be wide: the column of a page, its stage, the whole of it, a field at a glance. */
const ROOM = { rail: 150, stage: 500, page: 730, field: 160 } as const;

/** What the large words of the book are, and how large they are set: no name or keyword breaks a page. */
export const largeWords = (brand: BookBrand, { argument, voice }: Book) => {
  const statement = sentencesOf(argument.statement);
  const headline = sentencesOf(brand.drawing.texts.headline);
  const words = [...brand.faces.flatMap(({ fontName }) => fontName.split(' ')), 'Graphic language', 'Smallest sizes'];
  return {
    statement,
    statementSize: sizeFor(brand, statement, { room: ROOM.page, largest: 68 }),
    headingSize: sizeFor(brand, words, { room: ROOM.rail, largest: 20 }),
    wordSize: sizeFor(
      brand,
      voice.map(({ name }) => name),
      { room: ROOM.field, largest: 32 },
    ),
    inUse: {
      headline,
      size: sizeFor(brand, headline, { room: ROOM.stage, largest: 58 }),
      lead: brand.drawing.texts.lead,
      text: brand.drawing.texts.letter.paragraphs.slice(0, 3),
    },
  };
};

/** What the measured pieces say of the rule of 60, 30 and 10. */
export const measuredWords = ({ colors: { applied, list } }: Book): string => {
  const nameOf = (role: string) => list.find((one) => one.role === role)?.name ?? role;
  const mean = (part: keyof BookAreas, of: typeof applied) => meanOf(of.map((one) => one[part]));
  const half = Math.ceil(applied.length / 2);
  const [quiet, loud] = [applied.slice(0, half), applied.slice(half)];
  const [ground = 0, accent = 0] = (['ground', 'accent'] as const).map((part) => mean(part, applied));
  const colored = `${100 - ground - accent} main and second color`;
  const whole = `All together come to ${ground} ground, ${colored}, ${accent} accent.`;
  const [calm, shout] = [mean('ground', quiet), mean('ground', loud)];
  if (Math.abs(calm - shout) <= NEAR)
    return `Counted in pixels, what is read and what is seen at a glance keep nearly the same balance. ${whole}`;
  return calm > shout
    ? `What is read stays quiet, with ${calm} of 100 parts ground. What is seen at a glance is turned round: there ` +
        `${nameOf('p1')} and its company have ${mean('main', loud) + mean('second', loud)} parts. ${whole}`
    : `What is seen at a glance has more air, with ${shout} of 100 parts ground; what is read is closer. ${whole}`;
};

/** Colors that paper does not give back, as a list in words. */
export const dullerWords = ({ colors }: Book): { duller: string; dullerCount: number } => {
  const names = colors.list.filter(({ duller }) => duller).map(({ name }) => name);
  return { duller: LIST.format(names), dullerCount: names.length };
};
