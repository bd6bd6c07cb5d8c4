import { mean } from '@signet/statistics';
import type { EngineAnswers } from '../input.ts';
import type { CompositionKey } from './compositions.ts';

/*
 * AUTHORED: how much each keyword asks for a kind of palette, -1 (its opposite) to 1; what is not named is silent.
 */
const askedByKeyword: Record<CompositionKey, string> = {
  'ink-and-one': `
    minimal 1, sleek 1, discreet .8, disciplined .8, sophisticated .8, industrial .8, decisive .7, solemn .7, frank
    .6, intense .6, rebellious .6, powerful .6, focused .5, principled .5, logical .5, shrewd .5, cool .5, proud .5,
    scholarly .4, technical .4, skeptical .5, theatrical .3, playful -.7, cute -.9, colorful -1, childlike -1,
    cartoonish -1, sunlit -.7, happy -.7, festive -.8, soft -.6, nurturing -.6, warm -.4`,
  'one-voice': `
    calm 1, reliable 1, clean 1, safe .9, precise .9, focused .9, logical .8, patient .7, modest .7, scientific .7,
    fresh .6, principled .6, disciplined .6, sincere .6, diplomatic .6, minimal .6, grounded .4, far-sighted .5,
    spiritual .5, sleek .5, technical .5, courteous .5, colorful -.8, festive -.5, quirky -.5, rebellious -.3`,
  'voice-and-spark': `
    practical .8, perceptive .8, hands-on .6, decisive .6, fast .6, hopeful .6, frank .6, independent .6, inventive
    .6, far-sighted .6, proud .6, wise .5, shrewd .5, curious .5, technical .5, sturdy .5, reliable .5, courteous
    .4, neighborly .4, principled .4`,
  duet: `
    geometric .8, sporty .8, competitive .8, witty .7, spontaneous .7, neighborly .7, adventurous .7, rebellious .7,
    thrilling .7, quirky .7, loud .6, playful .6, charming .6, free .6, inventive .6, worldly .6, curious .6,
    generous .6, heroic .6, happy .5, festive .5, independent .5, fast .5, cool .4`,
  neighbors: `
    sunlit .9, fresh .8, dreamy .7, romantic .6, hopeful .7, spiritual .7, poetic .7, warm .6, free .6, comfortable
    .6, nurturing .6, magical .5, tender .4, calm .5, soft .5, delicate .5, earth-minded .5, indulgent .4, charming
    .4`,
  heritage: `
    traditional 1, vintage 1, classical 1, nostalgic .9, majestic .9, scholarly .9, ornate .9, sophisticated .7,
    wise .7, indulgent .7, solemn .6, courteous .6, proud .5, theatrical .4, worldly .5, patient .4, romantic .3,
    powerful .4, discreet .4, futuristic -1, childlike -.7, cartoonish -.8, fast -.4, fresh -.4, nerdy -.3`,
  earth: `
    earth-minded 1, organic 1, handmade 1, rugged 1, grounded 1, hands-on .8, sturdy .8, warm .6, comfortable .6,
    frugal .6, modest .5, sincere .5, nostalgic .4, adventurous .4, generous .4, patient .4, neighborly .4,
    traditional .3, practical .3, futuristic -1, sleek -.6, cartoonish -.5, nocturnal -.5, technical -.4, geometric
    -.3`,
  night: `
    futuristic 1, nocturnal 1, mysterious 1, magical .8, thrilling .8, intense .8, theatrical .7, cool .7,
    rebellious .5, nerdy .5, sleek .5, powerful .4, competitive .4, dreamy .3, spiritual .3, technical .3, sunlit
    -1, tender -.7, nurturing -.7, childlike -.6, traditional -.5, fresh -.5, organic -.5, safe -.4`,
  tender: `
    tender 1, soft 1, cute 1, nurturing 1, delicate 1, romantic .8, dreamy .7, childlike .6, comfortable .6, sincere
    .4, charming .4, poetic .4, safe .4, calm .3, modest .3, rugged -1, industrial -1, powerful -.7, intense -.7,
    loud -.6, competitive -.6, solemn -.5, technical -.4`,
  fair: `
    colorful 1, playful 1, festive 1, cartoonish 1, childlike .9, happy .9, loud .7, quirky .7, spontaneous .6,
    theatrical .5, witty .4, generous .4, free .4, curious .3, competitive .3, cute .3, solemn -1, discreet -1,
    minimal -1, calm -.6, modest -.6, sophisticated -.6, traditional -.5, scholarly -.5, precise -.4, reliable -.3,
    safe -.3`,
};

/* AUTHORED: the trades that each kind is at home in. */
const askedByIndustry: Record<CompositionKey, string> = {
  'ink-and-one': `
    news-and-media 1, arts-and-museums 1, architecture-and-interiors 1, fashion-and-apparel .8, film-and-video .8,
    jewelry-and-watches .8, advertising-and-marketing .6, developer-tools .6`,
  'one-voice': `
    insurance 1, health-care 1, banking-and-payments .8, accounting-and-tax .8, cybersecurity .8, business-software
    .8, data-and-analytics .8, medical-devices .8, water-and-recycling .6, government-and-civic-services .8`,
  'voice-and-spark': `
    logistics-and-delivery 1, consulting-and-coaching .8, hiring-and-human-resources .8, telecommunications .8,
    artificial-intelligence .6, construction .8, manufacturing-and-materials .8, automotive-and-mobility .8,
    consumer-electronics .6`,
  duet: `
    fitness-and-sports 1, social-networks-and-communities 1, education-and-training .8, advertising-and-marketing
    .8, shops-and-marketplaces .8, games .6, nonprofits-and-charities .6`,
  neighbors: `
    travel-and-hotels 1, energy-and-utilities .8, climate-and-carbon .8, beauty-and-cosmetics .6, mental-health .8,
    water-and-recycling .6`,
  heritage: `
    legal-services 1, investing-and-wealth 1, beer-wine-and-spirits 1, real-estate .8, books-and-publishing .8,
    jewelry-and-watches .6, arts-and-museums .4`,
  earth: `
    agriculture-and-farming 1, furniture-and-home-goods 1, restaurants-and-catering .8, coffee-and-soft-drinks .8,
    groceries-and-packaged-food .6, climate-and-carbon .5, construction .4, pets-and-animals .3`,
  night: `
    games 1, music-and-audio 1, crypto-and-blockchain 1, events-and-ticketing .6, film-and-video .6, aerospace-and-
    defense .5, robotics-and-drones .4, cybersecurity .4`,
  tender: `
    childcare-and-parenting 1, mental-health .8, beauty-and-cosmetics .8, dating-and-relationships .6, pets-and-
    animals .4, nonprofits-and-charities .3`,
  fair: `
    toys-and-hobbies 1, events-and-ticketing .7, games .5, childcare-and-parenting .5, pets-and-animals .5,
    groceries-and-packaged-food .4, shops-and-marketplaces .4`,
};

const readPair = (pair: string): [id: string, weight: number] => {
  const [id = '', weight] = pair.split(/\s+/);
  return [id, Number(weight)];
};

const read = (table: Record<CompositionKey, string>): ReadonlyMap<string, ReadonlyMap<string, number>> =>
  new Map(
    Object.entries(table).map(([key, list]) => [key, new Map(list.split(',').map((pair) => readPair(pair.trim())))]),
  );
const keywordsOf = read(askedByKeyword);
const industriesOf = read(askedByIndustry);

/** How much one keyword or one industry asks for a kind of palette, -1 to 1; 0 where it is silent. */
export const askedOfComposition = (
  key: CompositionKey,
  { keyword, industry }: { keyword?: string; industry?: string },
): number =>
  (keyword === undefined ? 0 : (keywordsOf.get(key)?.get(keyword) ?? 0)) +
  (industry === undefined ? 0 : (industriesOf.get(key)?.get(industry) ?? 0));

/** AUTHORED: what a trade says beside three keywords. */
const INDUSTRY = 0.3;

/** AUTHORED: what a kind of palette is worth that all three keywords ask for, in the unit of the fit. */
const WORTH = 0.3;
/** AUTHORED: what a kind costs that shouts, or that most trades would not take seriously, unless it is asked for. */
const unasked: Partial<Record<CompositionKey, number>> = {
  fair: 0.16,
  'one-voice': 0.08,
  tender: 0.04,
  night: 0.04,
};
/** Asked for this much, such a kind costs nothing. */
const ENOUGH = 0.5;

/** What a kind is worth to who asks for it this much, in the unit of the fit. */
export const compositionWorth = (key: CompositionKey, wish: number): number =>
  WORTH * wish - (unasked[key] ?? 0) * Math.min(1, Math.max(0, 1 - wish / ENOUGH));

/** How much the answers ask for each kind of palette, about -1 to 1. */
export const compositionWish = ({
  keywords,
  industry,
}: Pick<EngineAnswers, 'keywords' | 'industry'>): Record<CompositionKey, number> => {
  const entries = [...keywordsOf].map(([key, asked]) => {
    const words = mean(keywords.map((id) => asked.get(id) ?? 0));
    return [key, words + INDUSTRY * (industriesOf.get(key)?.get(industry) ?? 0)] as const;
  });
  return Object.fromEntries(entries) as Record<CompositionKey, number>;
};
