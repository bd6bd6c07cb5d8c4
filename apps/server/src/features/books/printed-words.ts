import type { BookBrand } from '@signet/book';
import { bookVolumes, type Book, type BookVolume } from '@signet/contract';
import { setLines } from '@signet/kit';

const LIST = new Intl.ListFormat('en-GB');
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
const ROOM = { rail: 150, stage: 470, page: 700, field: 140 } as const;

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

/** Authored: what the three words are to each other, in print without the names of the product. */
export const wordPlaces = ['Comes first', 'Supports it', 'Adds nuance'] as const;

/** Points that a sentence of a piece may be wide, and the largest that one is set. */
const SENTENCE = { room: 415, largest: 34 } as const;

/** What the pieces say, and a message as somebody of the company would write it. */
export const spokenWords = (brand: BookBrand) => {
  const { headline, lead, button, post, story, letter } = brand.drawing.texts;
  const loud = [
    { place: 'Website', text: headline },
    { place: 'Post', text: post },
    { place: 'Story', text: story },
    { place: 'Button', text: button },
  ];
  const [first] = letter.paragraphs;
  const quiet = [
    { place: 'Below the headline', text: lead },
    { place: 'Letter', text: [letter.greeting, first].filter(Boolean).join(' ') },
  ];
  return {
    sentences: [...loud.map((one) => ({ ...one, loud: true })), ...quiet.map((one) => ({ ...one, loud: false }))],
    sentenceSize: sizeFor(
      brand,
      loud.map(({ text }) => text),
      SENTENCE,
    ),
    mail: { subject: headline, greeting: letter.greeting, paragraphs: letter.paragraphs },
  };
};

/** Authored: how loud a piece is, and what that is for. */
const volumes: Readonly<Record<BookVolume, { title: string; line: string }>> = {
  quiet: { title: 'Quiet', line: 'To be read. Nearly all background; color shows where to start.' },
  even: { title: 'Even', line: 'To be looked at. Mostly background, as on the page before.' },
  loud: { title: 'Loud', line: 'To be seen from far away. Color takes the place of the background.' },
};

/** The measured pieces by how loud they are; what no piece is, is left out. */
export const piecesByVolume = ({ colors: { applied } }: Book) =>
  bookVolumes
    .map((key) => ({ ...volumes[key], pieces: applied.filter(({ volume }) => volume === key) }))
    .filter(({ pieces }) => pieces.length > 0);

/** Colors that paper does not give back, as a list in words. */
export const dullerWords = ({ colors }: Book): { duller: string } => {
  const names = colors.list.filter(({ duller }) => duller).map(({ name }) => name);
  return { duller: LIST.format(names) };
};
