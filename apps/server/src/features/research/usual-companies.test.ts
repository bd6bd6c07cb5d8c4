import { expect, it } from 'vitest';
import { createEmbeddedCompanyData } from '../../adapters/company-data/embedded.ts';
import { brainOfShipped, readShippedWorkbook } from '../brain/shipped-brain.ts';
import { createUsualCompanies } from './usual-companies.ts';

const brain = await brainOfShipped(await readShippedWorkbook());
const companies = createEmbeddedCompanyData();
const usual = createUsualCompanies({ brains: { get: async () => ({ brain }) as never }, companies });
const quizOf = (industry: string, competitors: object[] | null = []) => ({ industry, competitors }) as never;

it('every company that the brain names is found in the directory that works offline, by its own name', async () => {
  for (const { _id } of brain.industries) {
    const listed = brain.industryCompanies.filter((row) => row.industry_id === _id);
    const found = await usual.of(quizOf(_id));
    expect(found.map(({ name }) => name)).toEqual(listed.map(({ company }) => company));
  }
});

it('is of the industry alone that the quiz names, and nothing before competitors are answered', async () => {
  expect(await usual.of(quizOf('games', null))).toEqual([]);
  expect(await usual.of(quizOf(''))).toEqual([]);
});

it('a directory that cannot be asked knows none, and the research goes on', async () => {
  const search = () => Promise.reject(new Error('down'));
  const without = createUsualCompanies({ brains: { get: async () => ({ brain }) as never }, companies: { search } });
  expect(await without.of(quizOf('games'))).toEqual([]);
});
