const words = (text: string): readonly string[] => text.split(' ');

/** How a founder's words sound together: what a hand, a line or a slit suits. */
const voices = {
  /** For a broad pen. */
  quiet: [
    'tender',
    'romantic',
    'poetic',
    'dreamy',
    'delicate',
    'sophisticated',
    'discreet',
    'charming',
    'courteous',
    'nostalgic',
    'vintage',
    'ornate',
    'indulgent',
    'patient',
    'spiritual',
    'magical',
    'mysterious',
    'classical',
    'traditional',
    'theatrical',
    'worldly',
    'scholarly',
    'handmade',
    'generous',
    'solemn',
    'diplomatic',
    'soft',
    'free',
    'sincere',
    'nurturing',
    'calm',
    'hopeful',
  ],
  /** For a fine line. */
  light: [
    'delicate',
    'minimal',
    'modest',
    'discreet',
    'calm',
    'tender',
    'dreamy',
    'fresh',
    'free',
    'sophisticated',
    'sleek',
    'clean',
    'hopeful',
    'patient',
    'poetic',
    'curious',
    'sunlit',
    'spontaneous',
    'soft',
    'perceptive',
  ],
  /** For a round brush. */
  homely: [
    'cute',
    'childlike',
    'handmade',
    'playful',
    'cartoonish',
    'happy',
    'warm',
    'festive',
    'comfortable',
    'neighborly',
    'generous',
    'quirky',
    'witty',
    'colorful',
    'spontaneous',
    'nurturing',
    'sunlit',
    'charming',
    'hands-on',
  ],
  fast: [
    'fast',
    'futuristic',
    'competitive',
    'thrilling',
    'sporty',
    'adventurous',
    'decisive',
    'powerful',
    'heroic',
    'intense',
    'rebellious',
    'loud',
  ],
  /** For light and shade in one letter. */
  dressed: words(
    'sophisticated romantic poetic classical vintage ornate theatrical majestic indulgent nostalgic ' +
      'worldly scholarly wise solemn proud nocturnal mysterious magical sleek charming courteous discreet ' +
      'diplomatic principled traditional cool witty shrewd',
  ),
  /** For one round line that is fine. */
  fine: words(
    'minimal delicate discreet sophisticated sleek clean modest cool technical precise scientific ' +
      'futuristic perceptive diplomatic poetic tender dreamy romantic nocturnal',
  ),
  /** For a sun that sinks. */
  open: ['sunlit', 'hopeful', 'free', 'adventurous', 'calm', 'nostalgic', 'warm', 'dreamy', 'far-sighted', 'curious'],
  /** For limbs told apart by slits alone. */
  plump: words(
    'cute childlike soft playful happy cartoonish comfortable generous festive warm neighborly colorful ' +
      'quirky nurturing spontaneous witty sunlit',
  ),
  /** For a line that curls up in itself. */
  curly: words(
    'organic quirky curious dreamy charming magical festive playful handmade ornate spontaneous poetic nurturing ' +
      'cute childlike witty romantic indulgent mysterious earth-minded free happy colorful warm nostalgic generous ' +
      'hopeful sunlit cartoonish spiritual patient vintage theatrical courteous',
  ),
  /** For round stones. */
  earthy: words(
    'earth-minded grounded patient calm modest organic nurturing soft tender comfortable sincere ' +
      'spiritual cute childlike playful happy handmade neighborly',
  ),
  /** For what is cut out of one form. */
  firm: words(
    'reliable geometric principled safe sturdy industrial practical solemn majestic classical traditional ' +
      'disciplined powerful grounded proud wise heroic frugal rugged modest focused',
  ),
  /** For bands that pass over each other. */
  joined: words(
    'inventive independent sleek worldly diplomatic hands-on generous courteous rebellious competitive neighborly ' +
      'handmade quirky futuristic',
  ),
  /** For ways that part, and for strokes apart. */
  clear: words(
    'logical adventurous technical futuristic focused far-sighted free fast clean precise scientific decisive frank ' +
      'independent perceptive cool inventive',
  ),
  /** What ways that part, and a disc full of lines, are too sober for. */
  childish: ['childlike', 'cute', 'cartoonish', 'playful', 'festive', 'happy'],
  /** What light and shade are too fine for. */
  rough: ['rugged', 'sturdy', 'industrial', 'cartoonish', 'childlike', 'cute', 'sporty', 'technical', 'loud', 'nerdy'],
  /** What ways of even weight are too new for. */
  rooted: ['traditional', 'classical', 'vintage', 'rugged', 'ornate', 'majestic', 'solemn', 'romantic', 'nostalgic'],
  /** What straight strokes apart are the contrary of. */
  tender: ['tender', 'romantic', 'poetic', 'dreamy', 'delicate', 'soft', 'nurturing', 'charming', 'cute'],
  /** What a hand does not write. */
  hard: words(
    'industrial technical geometric futuristic sturdy rugged precise logical disciplined scientific nerdy ' +
      'powerful loud intense competitive reliable safe frugal skeptical fast heroic clean perceptive sporty ' +
      'adventurous decisive practical',
  ),
} as const satisfies Record<string, readonly string[]>;
export type Voice = keyof typeof voices;

/** Whether one of the words speaks in a voice. */
export const speaks = (words: readonly string[], voice: Voice): boolean => {
  const spoken: readonly string[] = voices[voice];
  return words.some((one) => spoken.includes(one));
};

const countOf = (words: readonly string[], voice: Voice): number => words.filter((one) => speaks([one], voice)).length;

/** Whether words ask for a way of building, and no more of them against it. */
export const asksFor = (words: readonly string[], voice: Voice, against: Voice): boolean =>
  speaks(words, voice) && countOf(words, voice) >= countOf(words, against);

/** Whether most of the words are against a way of building: one of three is not. */
export const mostAre = (words: readonly string[], voice: Voice): boolean =>
  countOf(words, voice) * 2 > Math.max(1, words.length);
