import fs from 'node:fs';
import path from 'node:path';
import {
  kitPieces,
  type ColorChoice,
  type KitPieceKey,
  type MarkSet,
  type Quiz,
  type Selections,
} from '@signet/contract';
import { close, makeHome, start } from '../bench/live/home.ts';
import { ask, doorOf, newcomer, type Session } from '../bench/live/sign-in.ts';
import { frontFounders, type FrontFounder } from './front-founders.ts';

/*
 * npm run front-brands: the brands of the front page, made by the product itself. A server is started, each founder
 * signs up, answers, takes what is recommended first and the chosen mark; what is drawn is kept beside the page.
 */
const OUT = path.join(import.meta.dirname, '..', 'apps', 'web', 'src', 'front', 'brands');
const PIECES = ['tote', 'web-hero'] as const satisfies readonly KitPieceKey[];

const json = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A founder's whole way through the product. */
const make = async (url: string, session: Session, founder: FrontFounder) => {
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', address: string, body?: object): Promise<T> =>
    json<T>(await ask(url, session, method, address, body));
  const text = async (address: string): Promise<string> => {
    const answer = await ask(url, session, 'GET', address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.text();
  };
  let quiz = await call<Quiz>('GET', '/api/quizzes/');
  const families = await call<ColorChoice[]>('GET', '/api/brain/colorFamilies');
  const colors = (ids: readonly string[]) => families.filter(({ _id }) => ids.includes(_id));
  quiz = await call<Quiz>('PUT', '/api/quizzes/', {
    version: quiz.version,
    companyName: founder.name,
    websiteUrl: founder.site,
    industry: founder.industry,
    businessLifecycle: 'seed',
    competitors: [],
    colorPreferences: {
      favoriteColors: colors(founder.favorites),
      dislikedColors: colors(founder.disliked),
    },
    thoughtsAndFeelings: founder.keywords,
  });
  await call('POST', '/api/recommendations/', {});
  const { marks } = await call<MarkSet>('POST', '/api/brandedAssets/marks', {});
  let selections = await call<Selections>('GET', '/api/selections/');
  // which stands first is another choice for each founder: a kind is the same again
  const mark = founder.mark && (marks.find(({ recipe }) => recipe.family === founder.mark) ?? marks[0]);
  if (mark) {
    const { recipe, face } = mark;
    selections = await call<Selections>('POST', '/api/selections/', {
      version: selections.version,
      brandQuizSelections: {
        ...selections.brandQuizSelections,
        markSelection: { recipe, face, lockup: 'horizontal' },
      },
    });
  }
  const { colorSelection, marketingKitSelection, fontSelections } = selections.activeSelections;
  if (!colorSelection || !marketingKitSelection) throw new Error(`${founder.name} has no brand`);
  const folder = path.join(OUT, founder.slug);
  fs.mkdirSync(folder, { recursive: true });
  const kit = founder.kit ?? marketingKitSelection.marketingKitId;
  for (const piece of PIECES) {
    const address = `/api/brandedAssets/marketingKit/${kit}/${kitPieces[piece].fileName}?d=${selections._id}`;
    fs.writeFileSync(path.join(folder, kitPieces[piece].fileName), await text(address));
  }
  for (const [colorKey, lockup] of [
    ['w1', 'horizontal'],
    ['w1', 'stacked'],
  ] as const) {
    const answer = await ask(url, session, 'POST', '/api/brandedAssets/generateLogo', {
      colorKey,
      ...(mark ? { lockup } : {}),
    });
    fs.writeFileSync(path.join(folder, `logo-${lockup}.svg`), await answer.text());
  }
  console.log(
    founder.name,
    fontSelections?.headlineSelection.fontName,
    kit,
    marks.map(({ title }) => title).join(', '),
  );
  const { slug, name, trade, said } = founder;
  return { slug, name, trade, said, colors: colorSelection.colors };
};

const home = await makeHome();
const server = await start(home);
try {
  const made: unknown[] = [];
  for (const founder of frontFounders) {
    const { session } = await newcomer(doorOf(home.url));
    made.push(await make(home.url, session, founder));
  }
  fs.writeFileSync(path.join(OUT, 'brands.json'), `${JSON.stringify(made, null, 2)}\n`);
} finally {
  await close(home, server);
}
