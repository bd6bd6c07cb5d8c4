import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { percentile } from '@signet/statistics';
import {
  computeAnswer,
  frames,
  quoteAnswer,
  restsOn,
  sampleBrand,
  tellingWords,
  writeAnswer,
  type Answer,
} from '@signet/strategist';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createCloseness } from '../apps/server/src/features/answers/closeness.ts';
import { createFinder } from '../apps/server/src/features/knowledge-bases/finding/finder.ts';
import { createIndexStore } from '../apps/server/src/features/knowledge-bases/index.store.ts';
import { createMeaning } from '../apps/server/src/features/knowledge-bases/meaning/meaning.ts';
import { createRetrieval } from '../apps/server/src/features/knowledge-bases/retrieval.ts';
import { row, type Row } from './report.ts';
import { benchAdapter } from './strategist/adapter.ts';
import { benchChats } from './strategist/chats.ts';
import { askedToCompute, isRight } from './strategist/computed.ts';
import { corpus, further, offTopic } from './strategist/corpus.ts';
import { anyPassages, fillBase } from './strategist/fill-base.ts';
import { heldOutOfBrands, heldOutOfDocuments, type Held } from './strategist/held-out.ts';

const MANY = 20_000;
const TIMED = 20;
const HIT_WITHIN = 5;

type Asked = { question: string; name: string };
const asNamed = (held: readonly Held[]): Asked[] => held.map(({ question, title }) => ({ question, name: title }));
const lexical = corpus.flatMap(({ name, lexical: question }): Asked[] => (question ? [{ question, name }] : []));
const paraphrased = corpus.flatMap(({ name, paraphrased: question }): Asked[] =>
  question ? [{ question, name }] : [],
);

const said: readonly string[] = Object.values(frames);
/** A line as it is read that says something of a brand or the world, and names none of the passages handed out. */
const hasClaimWithoutSource = (answer: Answer): boolean => {
  const sources = restsOn(answer);
  const lines = writeAnswer(answer, (passage) => sources.indexOf(passage) + 1).split('\n');
  return lines.some((line) => line.trim() !== '' && !said.includes(line) && !/\[[1-9]\d*\]/u.test(line));
};

/** What is computed of the sample brand: how much of it is right, and how much names no source. */
const computed = () => {
  const answers = askedToCompute.map((asked) => ({ asked, answer: computeAnswer(asked.question, sampleBrand) }));
  const wrong = answers.filter(({ asked, answer }) => !answer || !isRight(asked, answer));
  for (const { asked } of wrong) console.error(`computed wrongly: ${asked.question}`);
  return {
    right: answers.length - wrong.length,
    unfounded: answers.filter(({ answer }) => answer && hasClaimWithoutSource(answer)).length,
  };
};

const wrapped = async <T>(work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-strategist-'));
  const opened = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dir }, () => undefined);
  try {
    return await work(opened);
  } finally {
    await opened.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  }
};

/** Each has its passage here. */
const answerable = [...lexical, ...further, ...paraphrased];
/** All that is asked of what there is to read; the last have no answer there. */
const everyQuestion = [...answerable.map(({ question }) => question), ...offTopic];

/** How often the right passage is among the first five, and how long a question takes among many passages. */
const measure = () =>
  wrapped(async (opened) => {
    const meaning = createMeaning();
    const index = createIndexStore(opened);
    const finder = createFinder({ index });
    try {
      const vectors = await meaning.passages(corpus.map(({ text }) => text));
      const small = await fillBase(
        opened,
        corpus.map(({ name, text }, at) => ({ name, text, vector: vectors[at] })),
      );
      const retrieval = createRetrieval({ index, meaning, finder });
      const how = { most: HIT_WITHIN, asker: 'bench', signal: new AbortController().signal };
      const hits = async (asked: readonly Asked[], find: (question: string) => Promise<string[]>) => {
        let found = 0;
        for (const { question, name } of asked) if ((await find(question)).includes(name)) found += 1;
        return (100 * found) / asked.length;
      };
      // as the strategist looks: beside the brand of whoever asks, whose own passages take places too
      const closest = createCloseness({ retrieval });
      const near = (question: string) =>
        closest(question, { baseIds: [small.id], brand: sampleBrand, asker: how.asker, signal: how.signal });
      const byBoth = async (question: string) => (await near(question)).map(({ title }) => title);
      const byWords = async (question: string) => {
        const { lexemes } = await index.asked([small.id], tellingWords(question));
        const ids = await index.byWords([small.indexId], lexemes);
        return (await index.quoted([small.indexId], ids.slice(0, HIT_WITHIN))).map(({ name }) => name);
      };

      const quality = {
        both: await hits(answerable, byBoth),
        words: await hits(answerable, byWords),
        paraphrasedBoth: await hits(paraphrased, byBoth),
        paraphrasedWords: await hits(paraphrased, byWords),
        held: await hits(asNamed(heldOutOfDocuments), byBoth),
        heldWords: await hits(asNamed(heldOutOfDocuments), byWords),
        own: await hits(asNamed(heldOutOfBrands), byBoth),
      };
      let unfounded = 0;
      for (const question of everyQuestion)
        if (
          hasClaimWithoutSource(
            computeAnswer(question, sampleBrand) ?? quoteAnswer(question, await near(question), sampleBrand),
          )
        )
          unfounded += 1;
      const large = await fillBase(opened, anyPassages(MANY, vectors));
      await retrieval.search([large.id], 'How do seed investors read?', how);
      const times: number[] = [];
      for (let at = 0; at < TIMED; at++) {
        const from = performance.now();
        await retrieval.search([large.id], answerable[at % answerable.length]?.question ?? '', how);
        times.push(performance.now() - from);
      }
      return { ...quality, unfounded, late: percentile(times, 0.95) };
    } finally {
      await Promise.all([meaning.close(), finder.close()]);
    }
  });

/** The strategist: whether it finds the right passage, how fast, and whether it says anything without a source. */
export const benchStrategist = async (): Promise<Row[]> => {
  // the process of meanings keeps nobody awake by itself
  const awake = setInterval(() => undefined, 1000);
  try {
    const { both, words, paraphrasedBoth, paraphrasedWords, held, heldWords, own, unfounded, late } = await measure();
    const { right, unfounded: computedUnfounded } = computed();
    return [
      row({
        name: `strategist: right passage among ${HIT_WITHIN}, ${answerable.length} questions`,
        value: both,
        unit: '%',
        baseline: words,
        target: { of: 'value', is: '>=', than: Math.max(90, words + 10) },
      }),
      row({
        name: 'strategist: the same, hardly a shared word',
        value: paraphrasedBoth,
        unit: '%',
        baseline: paraphrasedWords,
      }),
      row({
        name: `strategist: the same, ${heldOutOfDocuments.length} questions held out`,
        value: held,
        unit: '%',
        baseline: heldWords,
        target: { of: 'value', is: '>=', than: 90 },
      }),
      row({
        name: `strategist: the brand's own passage among them, ${heldOutOfBrands.length} questions held out`,
        value: own,
        unit: '%',
        baseline: 100,
        target: { of: 'value', is: '>=', than: 90 },
      }),
      row({
        name: `strategist: a question among ${MANY} passages, p95`,
        value: late,
        unit: 'ms',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 150 },
      }),
      row({
        name: `strategist: computed answers that are right, of ${askedToCompute.length}`,
        value: right,
        unit: '',
        baseline: 0,
        target: { of: 'value', is: '>=', than: askedToCompute.length },
      }),
      row({
        name: `strategist: answers with a claim without a source, of ${everyQuestion.length + askedToCompute.length}`,
        value: unfounded + computedUnfounded,
        unit: '',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 0 },
      }),
      ...(await benchChats()),
      ...(await benchAdapter()),
    ];
  } finally {
    clearInterval(awake);
  }
};
