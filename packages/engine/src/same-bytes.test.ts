import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rankKits } from './kits/rank-kits.ts';
import { rankSchemes } from './schemes/rank-schemes.ts';
import { readDefaultBrain } from './testing/default-brain.ts';
import { randomQuizzes } from './testing/random-quizzes.ts';

const brain = await readDefaultBrain();
const names = ['Acme', 'Green Acre', 'Root & Rind', 'Saltmarsh', 'Bullfinch', 'Coal & Ember'];

/** Quizzes with names that call colors to mind, and founders from fitting in to standing out. */
const varied = randomQuizzes(brain, 12).map((quiz, at) => ({
  ...quiz,
  companyName: names[at % names.length] ?? '',
  answers: { ...quiz.answers, standOut: at % 4 === 3 ? undefined : (at % 4) / 2 },
}));

const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify(varied.map((quiz) => [rankSchemes(quiz), rankKits(quiz)])))
    .digest('hex');

test('the same input gives the same bytes: what changes them raises ENGINE_VERSION and is written here', () => {
  expect(fingerprint()).toBe('a816184529136fe00353bad91553c8c1331bf7ce813ab803ec17f9a41bd225ed');
});
