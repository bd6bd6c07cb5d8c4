import type { KitPieceKey, TemplateType } from '@signet/contract';
import type { OnePagerKind, PaperKind, PostKind } from '@signet/documents';

/** One thing that can be made for a brand. Every kit has each of them. */
export type Template = {
  id: string;
  type: TemplateType;
  title: string;
  /** What a file of it is called after the company's name, where the title by itself would not say what it is. */
  saved?: string;
  /** To be sent and printed; else to be edited. */
  as?: 'pdf';
  of:
    | { deck: 'full' | 'core' | 'sample' | 'pitch' | 'customers' | 'update' | 'team' }
    | { onePager: OnePagerKind }
    | { paper: PaperKind }
    | { post: PostKind }
    /** `wide`: inches that it is printed or shown at. */
    | { piece: KitPieceKey; pixels: number; wide: number };
};

/** By their tabs, the most wanted first (documents, other pieces). */
export const templates = [
  { id: 'full-deck', type: 'pitch-deck', title: 'Full deck', of: { deck: 'full' } },
  { id: 'investor-deck', type: 'pitch-deck', title: 'Investor deck', of: { deck: 'core' } },
  { id: 'short-pitch', type: 'pitch-deck', title: 'Pitch in five minutes', of: { deck: 'pitch' } },
  {
    id: 'customer-deck',
    type: 'pitch-deck',
    title: 'For customers',
    saved: 'deck for customers',
    of: { deck: 'customers' },
  },
  { id: 'investor-update', type: 'pitch-deck', title: 'Investor update', of: { deck: 'update' } },
  { id: 'team-deck', type: 'pitch-deck', title: 'Meet the team', of: { deck: 'team' } },
  { id: 'letter', type: 'letterhead', title: 'Letter, A4', of: { paper: 'letter' } },
  { id: 'letter-us', type: 'letterhead', title: 'Letter, US', of: { paper: 'letter-us' } },
  { id: 'offer', type: 'letterhead', title: 'Offer', of: { paper: 'offer' } },
  { id: 'press', type: 'letterhead', title: 'Press release', of: { paper: 'press' } },
  {
    id: 'investor-page',
    type: 'one-pager',
    title: 'For investors, A4',
    saved: 'one-pager for investors, A4',
    of: { onePager: 'investor' },
  },
  {
    id: 'customer-page',
    type: 'one-pager',
    title: 'For customers, A4',
    saved: 'one-pager for customers, A4',
    of: { onePager: 'customer' },
  },
  {
    id: 'investor-page-us',
    type: 'one-pager',
    title: 'For investors, US',
    saved: 'one-pager for investors, US',
    of: { onePager: 'investor-us' },
  },
  {
    id: 'customer-page-us',
    type: 'one-pager',
    title: 'For customers, US',
    saved: 'one-pager for customers, US',
    of: { onePager: 'customer-us' },
  },
  { id: 'launch-post', type: 'social-media', title: 'Launch', of: { post: 'launch-post' } },
  {
    id: 'statement-post',
    type: 'social-media',
    title: 'What you do',
    saved: 'post, what we do',
    of: { post: 'statement-post' },
  },
  {
    id: 'number-post',
    type: 'social-media',
    title: 'The number that counts',
    saved: 'post, the number that counts',
    of: { post: 'number-post' },
  },
  {
    id: 'change-post',
    type: 'social-media',
    title: 'Before and now',
    saved: 'post, before and now',
    of: { post: 'change-post' },
  },
  {
    id: 'growth-post',
    type: 'social-media',
    title: 'How you grow',
    saved: 'post, how we grow',
    of: { post: 'growth-post' },
  },
  {
    id: 'steps-story',
    type: 'social-media',
    title: 'Story: how it works',
    saved: 'story, how it works',
    of: { post: 'steps-story' },
  },
  {
    id: 'words-post',
    type: 'social-media',
    title: 'What you stand for',
    saved: 'post, what we stand for',
    of: { post: 'words-post' },
  },
  {
    id: 'look-post',
    type: 'social-media',
    title: 'Your new look',
    saved: 'post, our new look',
    of: { post: 'look-post' },
  },
  { id: 'hiring-post', type: 'social-media', title: 'Hiring', of: { post: 'hiring-post' } },
  { id: 'milestone-post', type: 'social-media', title: 'Milestone', of: { post: 'milestone-post' } },
  { id: 'thanks-post', type: 'social-media', title: 'Thanks', of: { post: 'thanks-post' } },
  { id: 'link-picture', type: 'social-media', title: 'Link picture', of: { post: 'link-picture' } },
  { id: 'linkedin-header', type: 'social-media', title: 'LinkedIn header', of: { post: 'linkedin-header' } },
  { id: 'x-header', type: 'social-media', title: 'X header', of: { post: 'x-header' } },
  { id: 'avatar', type: 'social-media', title: 'Profile picture', of: { post: 'avatar' } },
  { id: 'invoice', type: 'miscellaneous', title: 'Invoice', of: { paper: 'invoice' } },
  { id: 'update-letter', type: 'miscellaneous', title: 'Monthly update', of: { paper: 'update' } },
  {
    id: 'card-front',
    type: 'miscellaneous',
    title: 'Business card, front',
    of: { piece: 'card-front', pixels: 2040, wide: 3.35 },
  },
  {
    id: 'card-back',
    type: 'miscellaneous',
    title: 'Business card, back',
    of: { piece: 'card-back', pixels: 2040, wide: 3.35 },
  },
  {
    id: 'signature',
    type: 'miscellaneous',
    title: 'E-mail signature',
    of: { piece: 'email-signature', pixels: 1800, wide: 3.33 },
  },
  { id: 'sign', type: 'miscellaneous', title: 'Sign', of: { piece: 'sign', pixels: 2160, wide: 11.8 } },
  { id: 'pattern', type: 'miscellaneous', title: 'Pattern', of: { piece: 'pattern-tile', pixels: 1600, wide: 7.9 } },
] as const satisfies readonly Template[];

/** For everybody, read-only, and in no tab (spec results §4). */
export const sampleTemplate = {
  id: 'sample-deck',
  type: 'pitch-deck',
  title: 'Sample deck',
  of: { deck: 'sample' },
} as const satisfies Template;

const PDF = '-pdf';

/**
 * The same as a PDF: decks and pages as they are shown, letters as empty paper. Other papers are forms, which nobody
 * could fill in then.
 */
export const pdfOf = (template: Template): Template | undefined => {
  const { id, of, title } = template;
  if ('paper' in of && of.paper !== 'letter' && of.paper !== 'letter-us') return undefined;
  if ('post' in of || 'piece' in of) return undefined;
  const pdf: Template = { ...template, id: `${id}${PDF}`, as: 'pdf' };
  return 'paper' in of ? { ...pdf, saved: title.replace('Letter', 'letterhead') } : pdf;
};

const all: readonly Template[] = [...templates, ...templates.flatMap((one) => pdfOf(one) ?? [])];

export const findTemplate = (id: string): Template | undefined =>
  [sampleTemplate, ...all].find((template) => template.id === id);
