import type { KitBrand, KitKey } from '@signet/kit';
import type { Scene } from '@signet/scene';
import { clean } from '../deck/place-text.ts';
import type { Subject } from '../deck/subject.ts';
import { canvasOf } from './canvas.ts';
import { compose } from './compositions.ts';
import { posts, postSays, type PostKind, type Shown } from './says.ts';

/** Letters of one answer that a picture has room for; of a longer one it shows that it goes on. */
const LONGEST = 240;

const fitting = (said: string): string => {
  const letters = Array.from(clean(said).replaceAll('\n', ' '));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
};

const cleaned = (subject: Subject): Subject => ({
  ...subject,
  answers: Object.fromEntries(Object.entries(subject.answers).map(([key, said]) => [key, fitting(said)])),
});

/** The sentence that stands large beside the logo. */
const sentenceOf = (shown: Shown): string => {
  if (shown.form === 'statement') return shown.line;
  return 'title' in shown ? shown.title : '';
};

/** A post of a kit; drawn in pixels. */
export const postScene = (kit: KitKey, brand: KitBrand, subject: Subject, kind: PostKind): Scene => {
  const { shown, says } = postSays(kind, cleaned(subject));
  const canvas = canvasOf(kit, brand, { site: subject.website, sentence: sentenceOf(shown) }, posts[kind]);
  compose(canvas, shown);
  return { x: 0, y: 0, ...posts[kind], label: `${subject.company}: ${says}`, shapes: canvas.shapes };
};
