import type { DirectionReason } from '@signet/contract';
import type { Telling } from './sentences.ts';

/** What each kind of palette does, after "so" or "and". */
const does: Readonly<Record<string, string>> = {
  'ink-and-one': 'nearly everything is dark on light and one color does the talking',
  'one-voice': 'one color says it all, in lighter and deeper steps',
  'voice-and-spark': 'one color carries the brand and a second one sparks',
  duet: 'two colors share the stage',
  neighbors: 'the colors are close relatives that flow into each other',
  heritage: 'two deep, muted colors meet a touch of brass',
  earth: 'the colors are those of soil, bark and straw',
  night: 'a dark background lets one vivid color glow',
  tender: 'soft, slightly milky tones surround the color that leads',
  fair: 'several bright colors take turns',
};

/** AUTHORED: from here on a keyword asks for a kind of palette; one that does not is no reason for it. */
const ASKS = 0.35;

/** A favorite too light to be the primary color, or too near to a competitor's, is not said to lead. */
const favoriteLeads = (name: string, ledBy: DirectionReason['ledBy']): string => {
  const leads = {
    itself: `Your favorite ${name} leads`,
    darker: `A deeper shade leads so that your favorite ${name} can shine beside it`,
    relative: `A close relative of your favorite ${name} leads, with ${name} itself beside it`,
  };
  return ledBy ? leads[ledBy] : `This follows your favorite ${name}`;
};

/** The sentence under each direction: an answer, and what the palette makes of it. */
export const directionReasons: Telling<DirectionReason> = {
  direction: ({ composition, answer, name, ledBy, value }) => {
    const palette = does[composition] ?? 'its colors follow no one family';
    const sentences: Record<DirectionReason['answer'], string> = {
      favorite: `${favoriteLeads(name, ledBy)}, and ${palette}.`,
      'company-name': `Your name says ${name}, so that color leads, and ${palette}.`,
      keyword: value >= ASKS ? `You chose ${name}, so ${palette}.` : `Another way to say ${name}: ${palette}.`,
      industry: `This is at home in ${name}: ${palette}.`,
      nothing: `In this one ${palette}.`,
    };
    return { sentence: sentences[answer] };
  },
};
