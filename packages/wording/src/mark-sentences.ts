import type { MarkFamily, MarkFlaw, MarkQuality, MarkReasonData } from '@signet/contract';
import {
  around,
  between,
  blocks,
  both,
  dot,
  ground,
  hewn,
  inside,
  joinedBy,
  pairHow,
  pairTitle,
  penOf,
  petals,
  placed,
} from './mark-parts.ts';
import { guiseOf, heldBy, thingOf, type Construction } from './mark-things.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name for each way of building, and how this mark was built of which letters. */
const built: Readonly<Record<MarkFamily, { title: (of: Construction) => string; how: (of: Construction) => string }>> =
  {
    modules: {
      title: (of) => (of.figures[2] === 'cut' ? 'Blocks and angles' : 'Blocks and arcs'),
      how: (of) => `Your ${of.letters}, built from squares and ${blocks(of)}.`,
    },
    flower: {
      title: (of) => `${capitalized(petals(of))} petals`,
      how: (of) => `The space inside your ${of.letters}, ${petals(of)} times around a point.`,
    },
    'flower-tile': {
      title: (of) => `${capitalized(petals(of))} petals, cut out`,
      how: (of) => `The space inside your ${of.letters}, ${petals(of)} times, cut from ${ground(of)}.`,
    },
    slice: { title: () => 'Cut in two', how: ({ letters }) => `Your ${letters}, cut straight through once.` },
    arc: { title: () => 'Cut by an arc', how: ({ letters }) => `Your ${letters}, cut through by an arc.` },
    counter: {
      title: (of) => `${capitalized(inside(of))} inside`,
      how: (of) => `Your ${of.letters} with ${inside(of)} inside.`,
    },
    lines: { title: () => 'Two lines', how: ({ letters }) => `Your ${letters}, drawn with two lines side by side.` },
    parts: { title: () => 'Strokes apart', how: ({ letters }) => `Your ${letters}, its strokes standing apart.` },
    tile: {
      title: (of) => (around(of) ? `${between(of)} ${around(of)}` : `Cut from ${ground(of)}`),
      how: (of) =>
        around(of)
          ? `Your ${of.letters} ${between(of).toLowerCase()} ${around(of)}.`
          : `Your ${of.letters}, cut from ${ground(of)}.`,
    },
    crop: { title: () => 'Up close', how: (of) => `Your ${of.letters}, seen up close in ${ground(of)}.` },
    stencil: { title: () => 'One slit', how: ({ letters }) => `Your ${letters} with one slit, as in a stencil.` },
    seed: {
      title: (of) => (of.figures[1] === 'below' ? 'On a line' : `With a ${dot(of)}`),
      how: (of) => `Your ${of.letters}${placed(of)}.`,
    },
    monogram: {
      title: () => 'Two initials',
      how: (of) => `Your ${both(of)}, drawn as one.`,
    },
    seal: {
      title: () => 'As a seal',
      how: (of) => `Your ${of.letters}, cut from ${ground(of)} with a line around it.`,
    },
    corner: { title: () => 'In the corner', how: (of) => `Your ${of.letters} in the corner of ${ground(of)}.` },
    pair: { title: pairTitle, how: pairHow },
    nest: {
      title: (of) => `A ${dot(of)} in the opening`,
      how: (of) => `Your ${of.letters}, with a ${dot(of)} where it opens.`,
    },
    fold: { title: () => 'Folded', how: ({ letters }) => `Your ${letters}, as if folded from a strip of paper.` },
    slant: { title: () => 'Slanted ends', how: ({ letters }) => `Your ${letters}, its ends cut at a slant.` },
    figures: {
      title: () => 'Plain figures',
      how: ({ letters }) => `Your ${letters}, put together from bars and parts of discs.`,
    },
    block: {
      title: (of) => hewn(of)[0],
      how: (of) => `Your ${of.letters}, ${hewn(of)[1]}.`,
    },
    grown: {
      title: () => 'With leaves',
      how: ({ letters }) =>
        `Your ${letters}, with leaves for arms, because your name or keywords are about things that grow.`,
    },
    disk: { title: () => 'From one disc', how: ({ letters }) => `Your ${letters}, cut from one disc.` },
    wedge: { title: () => 'Cut in wedges', how: ({ letters }) => `Your ${letters}, triangles cut out of one block.` },
    nested: {
      title: () => 'With a quarter disc',
      how: ({ letters }) => `Your ${letters}, with a quarter of a disc in its angle.`,
    },
    hand: {
      title: (of) => penOf(of)[0],
      how: (of) => `Your ${of.letters}, ${penOf(of)[1]}.`,
    },
    swift: {
      title: () => 'Leaning block',
      how: ({ letters }) => `Your ${letters}, cut from one leaning block by slits that open ahead.`,
    },
    sculpt: {
      title: () => 'A few plain parts',
      how: ({ letters }) => `Your ${letters}, built from a few plain parts.`,
    },
    shade: {
      title: () => 'Light and shade',
      how: ({ letters }) => `Your ${letters}, thin on one side and heavy on the other.`,
    },
    loop: {
      title: () => 'One round line',
      how: ({ letters }) => `Your ${letters}, as one round line that stops before it meets itself.`,
    },
    parted: {
      title: () => 'Paths that part',
      how: ({ letters }) => `Your ${letters}, as paths that run side by side and then part.`,
    },
    carved: {
      title: () => 'Cut from one form',
      how: ({ letters }) => `Your ${letters}, cut from one form by a few lines.`,
    },
    plump: {
      title: () => 'Full and round',
      how: ({ letters }) => `Your ${letters}, full and round, with slits between its strokes.`,
    },
    woven: {
      title: () => 'Over and under',
      how: ({ letters }) => `Your ${letters}, as bands that pass over and under each other.`,
    },
    curl: {
      title: () => 'A line that curls up',
      how: ({ letters }) => `Your ${letters}, as one line that curls up.`,
    },
    bearer: {
      title: (of) => `With ${heldBy(of)}`,
      how: (of) => `Your ${of.letters} and ${heldBy(of)} in one, because your name suggests it.`,
    },
    spoken: {
      title: (of) => `With ${heldBy(of)}`,
      how: (of) => `Your ${of.letters} and ${heldBy(of)} in one, for one of your keywords.`,
    },
    guise: {
      title: (of) => `As ${guiseOf(of)}`,
      how: (of) => `Your ${of.letters} as ${guiseOf(of)}, for one of your keywords.`,
    },
    window: {
      title: () => 'A quarter disc inside',
      how: ({ letters }) => `Your ${letters}, with a quarter of a disc for its opening.`,
    },
    mosaic: {
      title: () => 'Squares and quarter discs',
      how: ({ letters }) => `Your ${letters}, laid from squares and quarters of discs.`,
    },
    ligature: { title: () => 'Two initials in one', how: (of) => `Your ${both(of)}, ${joinedBy(of)}.` },
    pebbles: {
      title: () => 'Round stones',
      how: ({ letters }) => `Your ${letters}, laid of round stones.`,
    },
    bows: {
      title: () => 'Posts and bows',
      how: ({ letters }) => `Your ${letters}, built from straight posts and parts of a ring.`,
    },
    moons: { title: () => 'Two moons', how: ({ letters }) => `Your ${letters}, as two moons, one above the other.` },
    halves: {
      title: () => 'Two halves',
      how: ({ letters }) => `Your ${letters}, as two equal halves that fit into each other.`,
    },
    turns: {
      title: () => 'Lanes that turn',
      how: ({ letters }) => `Your ${letters}, as lanes that run side by side and turn.`,
    },
    cleft: {
      title: () => 'One clean cut',
      how: ({ letters }) => `Your ${letters}, heavy and whole but for one clean cut.`,
    },
    split: {
      title: () => 'Two sides',
      how: ({ letters }) => `Your ${letters}, as two sides that nearly touch.`,
    },
    card: {
      title: () => 'Folded once',
      how: ({ letters }) => `Your ${letters}, folded down its middle like a card.`,
    },
    mitre: {
      title: () => 'Mitred corners',
      how: ({ letters }) => `Your ${letters}, from strokes that meet in mitred corners, as a frame’s do.`,
    },
    reeds: {
      title: () => 'Strokes that swell',
      how: ({ letters }) => `Your ${letters}, from strokes that swell and taper like reeds.`,
    },
    rods: {
      title: () => 'Round strokes apart',
      how: ({ letters }) => `Your ${letters}, from a few round strokes that lie apart.`,
    },
    thing: {
      title: (of) => capitalized(thingOf(of)),
      how: (of) => `${capitalized(thingOf(of))}, for the “${of.letters}” in your name.`,
    },
  };

const qualities: Readonly<Record<MarkQuality, readonly [more: string, less: string]>> = {
  round: ['rounder', 'more angular'],
  heavy: ['heavier', 'lighter'],
  symmetric: ['more symmetrical', 'more in motion'],
  closed: ['more closed', 'more open'],
  dense: ['richer', 'simpler'],
  regular: ['more regular', 'more organic'],
};

/** Of 100 marks drawn for nobody so many have less of a quality: it is plain to see. */
const FAR = 85;

/** What a mark is called where several stand side by side. */
export const markTitle = (of: Construction): string => built[of.family].title(of);

/** Why a mark looks as it does, in a sentence. */
export const tellMarkReason = (reason: MarkReasonData): string => {
  if (reason.kind === 'construction') return built[reason.family].how(reason);
  const [more, less] = qualities[reason.quality];
  const far = reason.value >= FAR ? 'far ' : '';
  return `${capitalized(reason.word)}: ${far}${reason.more ? more : less} than most marks.`;
};

const flaws: Readonly<Record<MarkFlaw, string>> = {
  stroke: 'Too thin at 16 px',
  gap: 'Too tight at 16 px',
  kept: 'Blurs at 16 px',
  smallestPart: 'A part gets lost at 16 px',
  smallestHole: 'A hole closes at 16 px',
  parts: 'Too many parts',
  complexity: 'Too busy to remember',
  offCenter: 'Out of balance',
  aspect: 'Too narrow or too wide',
  letter: 'No longer reads as its letter',
  sign: 'Too close to a sign that must not be used',
  known: 'Too close to a mark that we know',
  size: 'Too much detail',
  nothing: 'This letter cannot be drawn this way',
};

/** What the gates say of a mark. */
export const markVerdict = (flaw?: MarkFlaw): string => (flaw ? flaws[flaw] : 'Clear at 16 px');
