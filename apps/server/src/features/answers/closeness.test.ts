import { expect, it } from 'vitest';
import { sampleBrand, type Passage } from '@signet/strategist';
import { createCloseness } from './closeness.ts';

const handbook: Passage[] = ['runway', 'dilution', 'seed pitch', 'hiring', 'pricing'].map((name) => ({
  id: name,
  title: name,
  place: 'Handbook',
  text: 'What staff wrote.',
}));

const closest = async (question: string, known: Passage[]): Promise<string[]> => {
  const closeTo = createCloseness({ retrieval: { search: async () => known } });
  const within = { baseIds: ['base'], brand: sampleBrand, asker: 'ada', signal: new AbortController().signal };
  return (await closeTo(question, within)).map(({ title }) => title);
};

it('a passage of the brand that shares a word with a question takes no place of a document', async () => {
  const question = 'Which stage of funding asks founders for a pitch about their team?';
  expect(await closest(question, handbook)).toEqual(handbook.map(({ title }) => title));
});

it('a question about the brand is answered by the brand, beside what documents say', async () => {
  const found = await closest('What is the address of our website?', handbook);
  expect(found.slice(0, 2).toSorted()).toEqual(['Your company', 'runway']);
});

it('where no document fits, the brand says what little it can', async () => {
  const question = 'Which stage of funding asks founders for a pitch about their team?';
  expect(await closest(question, [])).toContain('Your company');
});
