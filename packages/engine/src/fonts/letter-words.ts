import type { TypeAnchor } from '@signet/type';
import type { WishPart } from './type-wish.ts';

/** What letters that have an anchor, and letters that have its opposite, are called. */
const words: Record<TypeAnchor, readonly [more: string, less: string]> = {
  'type:strong': ['strong', 'light'],
  'type:soft': ['soft', 'hard'],
  'type:attention': ['eye-catching', 'quiet'],
  'type:calm': ['calm', 'restless'],
  'type:warm': ['warm', 'cool'],
  'type:delicate': ['delicate', 'robust'],
  'type:friendly': ['friendly', 'distant'],
  'type:happy': ['happy', 'serious'],
  'type:graceful': ['graceful', 'blunt'],
  'type:playful': ['playful', 'sober'],
  'type:dramatic': ['dramatic', 'even-tempered'],
  'type:formal': ['formal', 'casual'],
  'type:legible': ['readable', 'willful'],
  'type:business': ['businesslike', 'informal'],
  'type:stiff': ['stiff', 'supple'],
  'type:loud': ['loud', 'low-key'],
  'type:futuristic': ['futuristic', 'familiar'],
  'type:fancy': ['fancy', 'plain'],
  'type:rugged': ['rugged', 'smooth'],
  'type:childlike': ['childlike', 'grown-up'],
  'type:vintage': ['vintage', 'up-to-date'],
  'type:innovative': ['inventive', 'conventional'],
  'outline:serif': ['serif', 'sans-serif'],
  'outline:round': ['round', 'angular'],
  'outline:contrast': ['thick-and-thin', 'even-stroked'],
  'outline:wide': ['wide', 'narrow'],
  'outline:monospaced': ['evenly spaced', 'freely spaced'],
  'outline:handwritten': ['handwritten', 'printed'],
};

/** The word for a trait that is asked for with this sign. */
export const letterWord = ({ anchor, weight }: Pick<WishPart, 'anchor' | 'weight'>): string =>
  words[anchor][weight > 0 ? 0 : 1];

/** `calm`, `calm and soft`: the first two of the words. */
export const letterWords = (parts: readonly WishPart[]): string => parts.slice(0, 2).map(letterWord).join(' and ');
