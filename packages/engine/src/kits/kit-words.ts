import type { TypeAnchor } from '@signet/type';
import type { WishPart } from '../fonts/type-wish.ts';

/**
 * What a kit that has an anchor, and one that has its opposite, is called: kits are matched by the anchors of
 * letters, but are not letters.
 */
const words: Record<TypeAnchor, readonly [more: string, less: string]> = {
  'type:strong': ['bold', 'light'],
  'type:soft': ['gentle', 'crisp'],
  'type:attention': ['eye-catching', 'quiet'],
  'type:calm': ['calm', 'lively'],
  'type:warm': ['warm', 'cool'],
  'type:delicate': ['fine', 'sturdy'],
  'type:friendly': ['friendly', 'reserved'],
  'type:happy': ['cheerful', 'serious'],
  'type:graceful': ['graceful', 'blunt'],
  'type:playful': ['playful', 'sober'],
  'type:dramatic': ['dramatic', 'even-tempered'],
  'type:formal': ['formal', 'casual'],
  'type:legible': ['clear', 'willful'],
  'type:business': ['businesslike', 'informal'],
  'type:stiff': ['strict', 'loose'],
  'type:loud': ['loud', 'soft-spoken'],
  'type:futuristic': ['futuristic', 'familiar'],
  'type:fancy': ['ornate', 'unadorned'],
  'type:rugged': ['rough', 'smooth'],
  'type:childlike': ['childlike', 'grown-up'],
  'type:vintage': ['old-time', 'up-to-date'],
  'type:innovative': ['inventive', 'well-tried'],
  'outline:serif': ['classic', 'plain'],
  'outline:round': ['round', 'angular'],
  'outline:contrast': ['elegant', 'steady'],
  'outline:wide': ['broad', 'compact'],
  'outline:monospaced': ['technical', 'free'],
  'outline:handwritten': ['handmade', 'neat'],
};

/** `gentle`, `gentle and calm`: the first two of the words. */
export const kitWords = (parts: readonly Pick<WishPart, 'anchor' | 'weight'>[]): string =>
  parts
    .slice(0, 2)
    .map(({ anchor, weight }) => words[anchor][weight > 0 ? 0 : 1])
    .join(' and ');
