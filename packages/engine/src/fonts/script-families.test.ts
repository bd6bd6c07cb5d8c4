import { expect, test } from 'vitest';
import { brain, fontQuiz } from './testing/font-quizzes.ts';
import { scriptsOf } from './name-scripts.ts';
import { rankFonts } from './rank-fonts.ts';

const forScripts = new Map(brain.fontScripts.map(({ font_id, script }) => [font_id, script]));
const named = (companyName: string, of = brain) =>
  rankFonts(fontQuiz(['calm', 'wise', 'sincere'], { companyName, brain: of }));
const idsOf = ({ headline, bulkText }: ReturnType<typeof rankFonts>): string[] =>
  [...headline, ...bulkText].map(({ fontId }) => fontId);

test.each([
  ['Ελιά', ['Greek']],
  ['אבן דרך', ['Hebrew']],
  ['شركة النخيل', ['Arabic']],
  ['ร้านกาแฟ', ['Thai']],
  ['हिमालय', ['Devanagari']],
  ['한강 Books', ['Korean']],
  ['ともしび', ['Japanese']],
  ['清风', ['Chinese', 'Japanese']],
  ['Çınar Кафе', []],
])('%s is written in %s', (name, scripts) => expect([...scriptsOf(name)]).toEqual(scripts));

test('a family for one script is among the letters of names in that script, and of no others', () => {
  const shown = new Set(idsOf(named('אבן דרך')).flatMap((id) => forScripts.get(id) ?? []));
  expect([...shown]).toEqual(['Hebrew']);
  expect(idsOf(named('Acme')).filter((id) => forScripts.has(id))).toEqual([]);
});

test('families for other scripts change nothing about the letters of a name', () => {
  const without = {
    ...brain,
    fonts: brain.fonts.filter(({ _id }) => !forScripts.has(_id)),
    fontScripts: [],
  };
  expect(named('Acme')).toEqual(named('Acme', without));
});
