import { neutralTraits, traitsFromGrades } from './traits.ts';
import type { Grades, Traits } from './traits.ts';

/**
 * AUTHORED, not measured and not tested on people: what each keyword of the default brain asks of color and type. Warm against cool, heavy
 * against light, vivid against muted, traditional against modern (serif against sans), ornate against plain; -2 to 2.
 */
const grades: Readonly<Record<string, Grades>> = {
  // how it feels
  calm: [-1, -1, -2, 0, -1], thrilling: [1, 1, 2, -1, 1], warm: [2, 0, 0, 1, 0], mysterious: [-1, 2, -1, 1, 1],
  happy: [2, -1, 2, -1, 0], solemn: [-1, 2, -2, 2, -1], fresh: [-1, -2, 1, -1, -1], indulgent: [1, 1, 0, 1, 2],
  safe: [-1, 1, -1, 1, -2], free: [0, -2, 1, -1, 1], tender: [1, -2, -1, 0, 1], powerful: [0, 2, 1, 0, -1],
  hopeful: [1, -2, 1, 0, 0], nostalgic: [2, 0, -1, 2, 1], festive: [2, 0, 2, 0, 2], focused: [-1, 0, -1, -1, -2],
  romantic: [2, -1, 0, 1, 2], grounded: [1, 1, -1, 1, -1], magical: [-1, 0, 1, 0, 2], proud: [1, 1, 1, 1, 0],
  comfortable: [2, 0, -1, 0, -1], intense: [1, 2, 2, 0, 0], dreamy: [-1, -2, -1, 0, 2], majestic: [-1, 2, 0, 2, 2],
  // how it thinks
  curious: [0, -1, 1, -1, 0], decisive: [0, 2, 1, -1, -2], poetic: [0, -1, -1, 1, 2], precise: [-2, 0, -1, -1, -2],
  childlike: [2, -1, 2, -1, 1], skeptical: [-1, 1, -1, 0, -2], inventive: [0, 0, 2, -2, 0], traditional: [1, 1, -1, 2, 1],
  worldly: [0, 0, 0, 1, 0], logical: [-2, 0, -1, -1, -2], spiritual: [0, -1, -1, 1, 1], practical: [0, 1, -1, -1, -2],
  witty: [1, 0, 1, 0, 1], scholarly: [0, 1, -2, 2, 0], independent: [0, 1, 1, -1, 0], frugal: [0, -1, -1, 0, -2],
  'far-sighted': [-2, 0, 0, -2, -1], nerdy: [-1, 0, 1, -2, -1], wise: [0, 1, -1, 2, 0], shrewd: [-1, 1, 0, 0, -1],
  perceptive: [0, -1, -1, 0, 0], scientific: [-2, 0, 0, -2, -2], principled: [-1, 1, -1, 2, -1], 'earth-minded': [0, 0, -1, 0, 0],
  // how it acts
  playful: [2, -1, 2, -1, 1], reliable: [-1, 1, -1, 1, -2], rebellious: [0, 2, 2, -2, 1], courteous: [1, -1, -1, 2, 0],
  adventurous: [1, 1, 2, 0, 0], patient: [0, -1, -2, 1, -1], competitive: [1, 2, 2, -1, -1], neighborly: [2, 0, 0, 1, 0],
  theatrical: [1, 2, 2, 1, 2], modest: [0, -1, -2, 0, -2], fast: [0, 0, 2, -2, -1], nurturing: [1, -1, -1, 0, 0],
  frank: [0, 1, 1, -1, -2], charming: [1, -1, 1, 1, 2], disciplined: [-1, 2, -1, 0, -2], spontaneous: [1, -1, 2, -1, 1],
  generous: [2, 0, 1, 0, 0], cool: [-2, 1, 0, -2, -1], 'hands-on': [1, 1, 0, 0, -1], diplomatic: [-1, -1, -1, 1, -1],
  heroic: [1, 2, 2, 1, 0], discreet: [-1, 1, -2, 1, -1], sporty: [0, 1, 2, -2, -1], sincere: [1, 0, -1, 1, -1],
  // how it looks
  minimal: [-1, -1, -2, -1, -2], ornate: [1, 1, 0, 2, 2], soft: [1, -2, -1, -1, 0], industrial: [-1, 2, -1, -1, -1],
  vintage: [2, 0, -1, 2, 1], clean: [-1, -2, 0, -1, -2], cartoonish: [2, 1, 2, -2, 1], delicate: [0, -2, -1, 1, 1],
  loud: [1, 2, 2, -1, 1], classical: [0, 1, -1, 2, 0], organic: [1, 0, -1, 0, 1], futuristic: [-2, 0, 1, -2, 0],
  handmade: [2, 0, 0, 0, 2], sleek: [-2, 0, 0, -2, -1], colorful: [1, 0, 2, -1, 1], sophisticated: [-1, 2, -1, 1, 1],
  rugged: [1, 2, -1, 0, 0], cute: [2, -1, 1, -1, 1], geometric: [-1, 0, 1, -2, -2], sunlit: [2, -2, 1, 0, 0],
  technical: [-2, 0, -1, -2, -1], quirky: [1, 0, 2, -1, 2], sturdy: [0, 2, -1, 0, -2], nocturnal: [-2, 2, 1, -1, 0],
};

/** What a keyword asks for. One that has no row, as in a brain of one's own, asks for nothing rather than something guessed. */
export const keywordTraits = (keywordId: string): Traits => (Object.hasOwn(grades, keywordId) ? traitsFromGrades(grades[keywordId] ?? [0, 0, 0, 0, 0]) : neutralTraits);

/** The keywords that have a row. */
export const gradedKeywords: readonly string[] = Object.keys(grades);
