import { expect, test } from 'vitest';
import { answered } from '../testing/subjects.ts';
import { pageTeller } from './page-texts.ts';
import { inWords } from './role.ts';

const told = (answers: Record<string, string>) => pageTeller({ ...answered, answers });

test.each([
  ['Chief executive', 'chief executive'],
  ['CEO', 'CEO'],
  ['VP Sales', 'VP Sales'],
  ['Head of R&D', 'head of R&D'],
  ['Co-founder and CTO', 'co-founder and CTO'],
  ['Head of Europe', 'Head of Europe'],
  ['Chief Executive Officer', 'Chief Executive Officer'],
  ['founder', 'founder'],
])('%s is %s in a sentence', (role, inside) => {
  expect(inWords(role)).toBe(inside);
  expect(told({ 'team.person1': `Ada Quern; ${role}; Baked bread.` })('team.person1')).toBe(`Ada Quern, ${inside}`);
});

test.each([
  ['Mara Lindqvist, mara@quern.example', 'Mara Lindqvist\nmara@quern.example'],
  ['Ada Quern, Torstrasse 1, 10119 Berlin, ada@q.example', 'Ada Quern, Torstrasse 1, 10119 Berlin\nada@q.example'],
  ['Ada Quern; +49 30 1234567; q.example', 'Ada Quern\n+49 30 1234567\nq.example'],
  ['Ada Quern, tel. 555 123, www.q.example/talk', 'Ada Quern\ntel. 555 123\nwww.q.example/talk'],
  ['Ada Quern, (555) 123-4567', 'Ada Quern\n(555) 123-4567'],
  ['Write to us, we answer the same day', 'Write to us, we answer the same day'],
  ['Write to ada@q.example, we answer the same day', 'Write to ada@q.example, we answer the same day'],
  ['Ada Quern, Dr. h.c., Ulm', 'Ada Quern, Dr. h.c., Ulm'],
])('whom to write to breaks only before what reaches them: %s', (answer, lines) => {
  expect(told({ 'closing.line': answer })('closing.line')).toBe(lines);
});
