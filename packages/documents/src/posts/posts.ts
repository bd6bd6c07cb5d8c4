import { drawKitPage, type KitBrand, type KitKey } from '@signet/kit';
import type { Scene } from '@signet/scene';
import { paperAsks } from '../content/questions.ts';
import type { Subject } from './subject.ts';
import { clean } from './place-text.ts';

/** Pictures for feeds and profiles, at the sizes that the places for them have (documents, social). */
export const posts = {
  'keyword-post': { width: 1080, height: 1080 },
  'keyword-portrait': { width: 1080, height: 1350 },
  'keyword-story': { width: 1080, height: 1920 },
  'look-post': { width: 1080, height: 1080 },
  'launch-post': { width: 1080, height: 1350 },
  'hiring-post': { width: 1080, height: 1080 },
  'milestone-post': { width: 1080, height: 1080 },
  'thanks-post': { width: 1080, height: 1080 },
  'link-picture': { width: 1200, height: 630 },
  'linkedin-header': { width: 1128, height: 191 },
  'x-header': { width: 1500, height: 500 },
  avatar: { width: 400, height: 400 },
} as const satisfies Record<string, { width: number; height: number }>;
export type PostKind = keyof typeof posts;

const keywordLine = ({ company, keywords }: Subject, at: number): string => {
  const keyword = keywords[at] ?? keywords[0];
  if (!keyword) return company;
  const { meaning } = keyword;
  // a meaning stands by itself: its first word does not say whether it could go on from the name
  return `${meaning.replace(/[.\s]+$/u, '')}. That is ${company}.`;
};

/**
 * What a post says; `asks` where a question waits for its answer. Nobody can type into a picture, so until then it says
 * what holds for anybody.
 */
export const postSays = (kind: PostKind, subject: Subject): { says: string; asks?: string } => {
  const { company, keywords, answers } = subject;
  const said = (key: string): string | undefined => answers[key]?.trim() || undefined;
  const words = keywords.map(({ name }) => `${name}.`).join(' ');
  switch (kind) {
    case 'keyword-post':
      return { says: keywordLine(subject, 0) };
    case 'keyword-portrait':
      return { says: keywordLine(subject, 1) };
    case 'keyword-story':
      return { says: keywordLine(subject, 2) };
    case 'look-post':
      return { says: `Our new look: ${keywords[0]?.name.toLocaleLowerCase('en') ?? company}.` };
    case 'launch-post':
      return { says: said('cover.title') ?? `Hello. We are ${company}.` };
    case 'hiring-post': {
      const job = said('post.job');
      return job
        ? { says: `We are looking for you: ${job}.` }
        : { says: 'Come and work with us.', asks: paperAsks['post.job'][0] };
    }
    case 'milestone-post': {
      const number = said('post.milestone');
      return number
        ? { says: `${number.replace(/\.$/u, '')}.` }
        : { says: 'One step further.', asks: paperAsks['post.milestone'][0] };
    }
    case 'thanks-post':
      return { says: 'Thank you. All of you.' };
    case 'link-picture':
      return { says: said('cover.title') ?? words };
    default:
      return { says: words };
  }
};

/** Longer names are broken where they may be. */
const LONGEST_HELD = 18;
const HELD = '\u00a0';

/** A short name of several words stays on one line. */
const heldTogether = (says: string, company: string, brand: KitBrand): string =>
  company.length <= LONGEST_HELD && brand.headline.covers(HELD)
    ? says.replaceAll(company, company.replaceAll(' ', HELD))
    : says;

/** A post of a kit; drawn in pixels. */
export const postScene = (kit: KitKey, brand: KitBrand, subject: Subject, kind: PostKind): Scene => {
  const { width, height } = posts[kind];
  const { says } = postSays(kind, subject);
  const label = `${subject.company}: ${clean(says)}`;
  const site = subject.website || undefined;
  if (kind === 'avatar' || kind === 'linkedin-header')
    return drawKitPage(kit, brand, { width, height, label }, { hero: true });
  if (kind === 'x-header')
    return drawKitPage(kit, brand, { width, height, label }, { hero: true, ...(site ? { small: site } : {}) });
  const headline = heldTogether(clean(says).replaceAll('\n', ' '), subject.company, brand);
  return drawKitPage(kit, brand, { width, height, label }, { headline, logo: true, ...(site ? { small: site } : {}) });
};
