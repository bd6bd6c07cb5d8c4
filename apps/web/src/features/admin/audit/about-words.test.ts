import { expect, it } from 'vitest';
import { aboutWords } from './about-words.ts';

it.each([
  ['{"name":"chatbot.enabled","value":true}', 'name: chatbot.enabled, value: yes'],
  [
    '{"kbId":"brand-voice","quizId":null,"logoText":"Ada"}',
    'knowledge base: brand-voice, quiz: nothing, logo text: Ada',
  ],
  ['{"id":"a5ba74c2-8f3a-46e3-9977-e08be4f93a50"}', 'id: a5ba74c2'],
  ['{"ids":["a5ba74c2-8f3a-46e3-9977-e08be4f93a50"]}', 'ids: a5ba74c2'],
  ['{"users":[{"role":"admin"},{"role":"user"}]}', 'users: 2'],
  ['{"config":{"model":"a","instruction":"b"},"notes":""}', 'config: model, instruction, notes: nothing'],
  ['{}', ''],
  ['"text"', '"text"'],
  ['no JSON', 'no JSON'],
])('%s is told as “%s”', (about, words) => {
  expect(aboutWords(about)).toBe(words);
});
