import { expect, it } from 'vitest';
import { agentConfig } from './agent-calls.ts';
import { brainUploadForm } from './brain-version-calls.ts';
import { knowledgeBaseForm } from './knowledge-base-calls.ts';

/** What a form says of an input; nothing where it takes it. */
const said = (outcome: { error?: { issues: readonly { message: string }[] } | undefined }): string[] =>
  outcome.error?.issues.map(({ message }) => message) ?? [];

it.each([
  [39, ['instruction must be at least 40 characters']],
  [40, []],
  [4000, []],
  [4001, ['instruction must not exceed 4000 characters']],
] as const)('an instruction of %i characters', (length, sentences) => {
  const config = { model: 'signet:offline', instruction: 'a'.repeat(length), questions: [] };
  expect(said(agentConfig.safeParse(config))).toEqual(sentences);
});

it('an agent has a model', () => {
  expect(said(agentConfig.safeParse({ model: '', instruction: 'a'.repeat(40) }))).toEqual(['model is required']);
});

it.each([
  ['', '', ['Name is required']],
  ['a'.repeat(64), 'n'.repeat(2048), []],
  ['a'.repeat(65), '', ['Name must not exceed 64 characters']],
  ['a', 'n'.repeat(2049), ['Notes must not exceed 2048 characters']],
] as const)('a knowledge base has a name of at most 64 characters, notes of at most 2048', (name, notes, sentences) => {
  expect(said(knowledgeBaseForm.safeParse({ name, notes }))).toEqual(sentences);
});

it.each([
  ['', '', ['Version is required']],
  ['1'.repeat(64), 'n'.repeat(2048), []],
  ['1'.repeat(65), '', ['Version must not exceed 64 characters']],
  ['1', 'n'.repeat(2049), ['Notes must not exceed 2048 characters']],
] as const)('a brain has a version of at most 64 characters, notes of at most 2048', (version, notes, sentences) => {
  expect(said(brainUploadForm.safeParse({ version, notes }))).toEqual(sentences);
});
