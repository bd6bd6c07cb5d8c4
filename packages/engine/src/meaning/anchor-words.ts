import type { ColorAnchor } from '@signet/color';

/** How a founder reads an anchor: what much of it is, and what little. */
interface AnchorWords {
  more: string;
  less: string;
}

const rated = (more: string, less: string): AnchorWords => ({ more, less });

/** Words for sentences such as "which we read as cool and heavy". */
export const anchorWords: Record<ColorAnchor, AnchorWords> = {
  'uw71:angry': rated('angry', 'far from angry'),
  'uw71:happy': rated('happy', 'far from happy'),
  'uw71:sad': rated('sad', 'far from sad'),
  'uw71:fearful': rated('fearful', 'unafraid'),
  'uw71:disgust': rated('off-putting', 'appealing'),
  'uw71:love': rated('loving', 'cool-headed'),
  'uw71:peace': rated('peaceful', 'unsettled'),
  'uw71:justice': rated('just', 'playful rather than just'),
  'uw71:evil': rated('sinister', 'harmless'),
  'uw71:greed': rated('greedy', 'unselfish'),
  'uw71:comfort': rated('comforting', 'bracing'),
  'uw71:efficiency': rated('efficient', 'unhurried'),
  'uw71:leisure': rated('at leisure', 'at work'),
  'uw71:reliability': rated('reliable', 'unpredictable'),
  'uw71:safety': rated('safe', 'daring'),
  'uw71:speed': rated('fast', 'slow'),
  'uw71:working': rated('hard-working', 'off duty'),
  'uw71:driving': rated('on the move', 'at rest'),
  'uw71:eating': rated('hearty', 'lean'),
  'uw71:sleeping': rated('restful', 'wide awake'),
  'saysani:active': rated('active', 'passive'),
  'saysani:alive': rated('alive', 'still'),
  'saysani:calm': rated('calm', 'restless'),
  'saysani:clean': rated('clean', 'earthy'),
  'saysani:cold': rated('cold', 'hot'),
  'saysani:exciting': rated('exciting', 'understated'),
  'saysani:fast': rated('fast', 'slow'),
  'saysani:fresh': rated('fresh', 'mellow'),
  'saysani:happy': rated('cheerful', 'grave'),
  'saysani:light': rated('light', 'weighty'),
  'saysani:new': rated('new', 'old-time'),
  'saysani:relaxed': rated('relaxed', 'tense'),
  'saysani:soft': rated('soft', 'hard'),
  'saysani:submissive': rated('gentle', 'assertive'),
  'ou:heat': rated('warm', 'cool'),
  'ou:weight': rated('heavy', 'light'),
  'oklch:chroma': rated('vivid', 'muted'),
  'oklch:lightness': rated('light', 'dark'),
  'scheme:variety': rated('many-colored', 'few-colored'),
};

/** The word for an anchor that is asked for with this weight. */
export const anchorWord = (anchor: ColorAnchor, weight: number): string =>
  anchorWords[anchor][weight > 0 ? 'more' : 'less'];
