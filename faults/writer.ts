import { ask, newcomer, renew, signIn, type Credentials, type Door, type Session } from '../bench/live/sign-in.ts';

/** What a founder has saved, page by page; a later save of a page replaces it. */
export type Pages = Record<string, unknown>;
type Quiz = Pages & { version: number };

/** What a look at the quiz after a crash found. */
export type Found = {
  lost: string[];
  kept: 'nothing unanswered' | 'the unanswered save' | 'all but the unanswered save';
};

export type Writer = {
  /** Saves one page after the other until `until` is aborted or the server is gone. */
  write: (until: AbortSignal) => Promise<void>;
  /** Compares the quiz with what was answered. */
  look: () => Promise<Found>;
  /** Saves answered since the last look. */
  answered: () => number;
};

/** The brain's ids that a page is made of. */
export type Choices = { industries: string[]; keywords: string[]; colors: { _id: string; name: string }[] };

const COMPETITOR = '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a';

/** The nth save of a writer: the four pages in turn, each time with something else in it. */
const pageOf = (name: string, n: number, { industries, keywords, colors }: Choices): Pages => {
  const at = <T>(list: readonly T[], shift = 0): T => list[(n + shift) % list.length] as T;
  switch (n % 4) {
    case 0:
      return {
        companyName: `${name} ${n}`,
        websiteUrl: `n${n}.example.com`,
        industry: at(industries),
        businessLifecycle: 'seed',
      };
    case 1: {
      // always another one than before, but few in all: how many new companies a person may name is limited
      const rival = n % 5;
      return {
        competitors: [{ identifier: { value: `Rival ${rival}`, uuid: COMPETITOR, image_id: `rival-${rival}` } }],
      };
    }
    case 2:
      return { colorPreferences: { favoriteColors: [at(colors)], dislikedColors: [at(colors, 1), at(colors, 2)] } };
    default:
      return { thoughtsAndFeelings: [at(keywords), at(keywords, 1), at(keywords, 2)] };
  }
};

/** The part of a quiz that can be compared with what was sent: keywords come back as objects, colors with their hex. */
const comparable = (quiz: Pages): Pages => {
  const ids = (list: unknown) =>
    (list as ({ _id: string } | string)[] | undefined)?.map((one) => (typeof one === 'string' ? one : one._id));
  const colors = quiz['colorPreferences'] as
    | { favoriteColors: { _id: string }[]; dislikedColors: { _id: string }[] }
    | undefined;
  return {
    companyName: quiz['companyName'] ?? '',
    websiteUrl: quiz['websiteUrl'] ?? '',
    industry: quiz['industry'] ?? '',
    competitors: (quiz['competitors'] as { identifier: { value: string } }[] | undefined)?.map(
      (one) => one.identifier.value,
    ),
    colors: colors && [ids(colors.favoriteColors), ids(colors.dislikedColors)],
    keywords: ids(quiz['thoughtsAndFeelings']) ?? [],
  };
};

const same = (a: Pages, b: Pages): boolean => JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));

/** Somebody who signs up and then saves without pause, remembering what was answered and the one save that was not. */
export const createWriter = async (
  name: string,
  door: Door,
  choicesOf: (session: Session) => Promise<Choices>,
): Promise<Writer> => {
  const person: Credentials & { session: Session } = await newcomer(door);
  const choices = await choicesOf(person.session);
  const known: { version: number; pages: Pages } = { version: 0, pages: {} };
  let pending: Pages | undefined;
  let answered = 0;
  let n = 0;

  const call = async (method: 'GET' | 'PUT', body?: Pages): Promise<Response> => {
    const first = await ask(door.publicUrl, person.session, method, '/api/quizzes/', body);
    if (first.status !== 401) return first;
    // access tokens last ten minutes; a long run outlives them, and a renewal that a crash cut off needs a new sign-in
    person.session = await renew(door, person.session).catch(() => signIn(door, person));
    return ask(door.publicUrl, person.session, method, '/api/quizzes/', body);
  };

  return {
    answered: () => answered,

    async write(until) {
      while (!until.aborted) {
        pending = pageOf(name, n++, choices);
        let text: string;
        try {
          const answer = await call('PUT', { version: known.version, ...pending });
          text = await answer.text();
          // refused while it was stopping: nothing was saved, which the look afterwards will hold it to
          if (answer.status === 503) return;
          if (!answer.ok) throw new Error(`${name}: a save answered ${answer.status}: ${text}`);
        } catch (error) {
          if (error instanceof TypeError) return; // fetch: the connection broke before the whole answer was there
          throw error;
        }
        known.version = (JSON.parse(text) as Quiz).version;
        Object.assign(known.pages, pending);
        pending = undefined;
        answered += 1;
      }
    },

    async look() {
      const answer = await call('GET');
      if (!answer.ok) throw new Error(`${name}: reading the quiz answered ${answer.status}`);
      const quiz = (await answer.json()) as Quiz;
      const lost: string[] = [];
      const withPending = { ...known.pages, ...pending };
      let kept: Found['kept'] = pending ? 'all but the unanswered save' : 'nothing unanswered';
      if (quiz.version === known.version) {
        if (!same(quiz, known.pages))
          lost.push(
            `${name}: version ${quiz.version} holds ${JSON.stringify(comparable(quiz))}, ` +
              `answered was ${JSON.stringify(comparable(known.pages))}`,
          );
      } else if (pending && quiz.version === known.version + 1 && same(quiz, withPending)) {
        kept = 'the unanswered save';
        Object.assign(known, { version: quiz.version, pages: withPending });
      } else lost.push(`${name}: version ${known.version} was answered, ${quiz.version} is there`);
      pending = undefined;
      answered = 0;
      return { lost, kept };
    },
  };
};
