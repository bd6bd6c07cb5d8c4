import type { KitPieceKey, TemplateType } from '@signet/contract';

/** One thing that can be made for a brand. Every kit has each of them. */
export type Template = {
  id: string;
  type: TemplateType;
  title: string;
  /** The first of its kind leads its tab. */
  of: { deck: 'core' | 'sample' | 'pitch' | 'customers' | 'update' | 'team' } | { piece: KitPieceKey; pixels: number };
};

/** By their tabs, the most wanted first (documents, other pieces). */
export const templates = [
  { id: 'investor-deck', type: 'pitch-deck', title: 'Investor deck', of: { deck: 'core' } },
  { id: 'short-pitch', type: 'pitch-deck', title: 'Pitch in five minutes', of: { deck: 'pitch' } },
  { id: 'customer-deck', type: 'pitch-deck', title: 'For customers', of: { deck: 'customers' } },
  { id: 'investor-update', type: 'pitch-deck', title: 'Investor update', of: { deck: 'update' } },
  { id: 'team-deck', type: 'pitch-deck', title: 'Meet the team', of: { deck: 'team' } },
  { id: 'letter', type: 'letterhead', title: 'Letter', of: { piece: 'letterhead', pixels: 2480 } },
  { id: 'letter-next', type: 'letterhead', title: 'Letter, next page', of: { piece: 'letterhead-next', pixels: 2480 } },
  { id: 'one-page', type: 'one-pager', title: 'Three points on a page', of: { piece: 'slide-content', pixels: 1920 } },
  {
    id: 'one-page-numbers',
    type: 'one-pager',
    title: 'Three numbers on a page',
    of: { piece: 'slide-numbers', pixels: 1920 },
  },
  { id: 'square-post', type: 'social-media', title: 'Square post', of: { piece: 'square', pixels: 1080 } },
  { id: 'story', type: 'social-media', title: 'Story', of: { piece: 'story', pixels: 1080 } },
  { id: 'profile-header', type: 'social-media', title: 'Profile header', of: { piece: 'header', pixels: 1500 } },
  { id: 'link-picture', type: 'social-media', title: 'Link picture', of: { piece: 'web-hero', pixels: 1600 } },
  { id: 'card-front', type: 'miscellaneous', title: 'Business card, front', of: { piece: 'card-front', pixels: 2040 } },
  { id: 'card-back', type: 'miscellaneous', title: 'Business card, back', of: { piece: 'card-back', pixels: 2040 } },
  { id: 'signature', type: 'miscellaneous', title: 'E-mail signature', of: { piece: 'email-signature', pixels: 1800 } },
  { id: 'pattern', type: 'miscellaneous', title: 'Pattern', of: { piece: 'pattern-tile', pixels: 1600 } },
] as const satisfies readonly Template[];

/** For everybody, read-only, and in no tab (spec results §4). */
export const sampleTemplate = {
  id: 'sample-deck',
  type: 'pitch-deck',
  title: 'Sample deck',
  of: { deck: 'sample' },
} as const satisfies Template;

export const findTemplate = (id: string): Template | undefined =>
  [sampleTemplate, ...templates].find((template) => template.id === id);
