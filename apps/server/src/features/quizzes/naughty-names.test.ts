import { drawLogo } from '@signet/logo';
import { toSvg } from '@signet/scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDisposition } from '../../ports/content-disposition.ts';
import { expectClean } from '../../testing/answers.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { naughtyNames } from '../../testing/naughty-names.ts';
import { createBrainLibrary, type BrainLibrary } from '../brain/brain.library.ts';
import { createFontFiles } from '../fonts/font-files.ts';
import { createFontLibrary } from '../fonts/font-library.ts';
import { logoTextOf } from './logo-text.ts';

let house: TestHouse;
let person: Person;
let brain: Awaited<ReturnType<BrainLibrary['get']>>;
const fonts = createFontLibrary({ files: createFontFiles() });

beforeAll(async () => {
  house = await openTestHouse();
  person = await house.person();
  const row = await house.database.db.selectFrom('quizzes').select('brain_version_id').executeTakeFirstOrThrow();
  brain = await createBrainLibrary({ db: house.database.db }).get(row.brain_version_id);
});
afterAll(() => house.close());

const save = async (names: { companyName?: string; logoText?: string }) => {
  const { version } = (await house.ask('GET', '/api/quizzes/', { as: person })).json<{ version: number }>();
  return house.ask('PUT', '/api/quizzes/', { as: person, body: { version, ...names } });
};

/** Draws a name with the first font that has its letters. */
const draw = async (text: string): Promise<string> => {
  for (const { fontName, weights } of brain.brain.fonts) {
    const font = await fonts.font(brain, { fontName, fontWeight: weights[0] ?? 400, fontStyle: 'normal' });
    if (font?.covers(text)) return toSvg(drawLogo({ text, font, color: 'p1' }), { p1: '#000000' });
  }
  throw new Error(`no font draws ${JSON.stringify(text)}`);
};

/** Nothing in a label, or in the name of a file, that cannot be seen. */
const expectPlain = (text: string): void => expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/u);

describe('a naughty name', () => {
  it('is drawn, or refused when it is saved', { timeout: 120_000 }, async () => {
    const saved: string[] = [];
    for (const [at, name] of naughtyNames.entries()) {
      const field = at % 2 === 0 ? 'companyName' : 'logoText';
      const answer = await save({ companyName: 'Acme', logoText: '', [field]: name });
      expectClean(answer, JSON.stringify(name));
      if (answer.statusCode !== 200) {
        expect(answer.statusCode, JSON.stringify(name)).toBe(400);
        continue;
      }
      saved.push(name);
      const kept = answer.json<{ companyName: string; logoText: string }>();
      const svg = await draw(logoTextOf({ logo_text: kept.logoText, company_name: kept.companyName }));
      const label = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
      expect(label, JSON.stringify(name)).not.toBe('');
      expectPlain(label);
      expectPlain(contentDisposition(`${kept.companyName.replace('\n', ' ')}.svg`));
    }
    expect(saved.length).toBeGreaterThan(100);
  });

  it('that is refused says why in words', async () => {
    expect((await save({ companyName: 'ᏣᎳᎩ', logoText: '' })).json()).toMatchObject({ errorCode: 'nameNotDrawable' });
    expect((await save({ companyName: '\u200b' })).json()).toMatchObject({ message: 'Company name is required' });
  });

  it('that was saved before there was a rule is drawn as it can be seen', () =>
    expect(logoTextOf({ logo_text: '', company_name: 'Acme\n\u200b' })).toBe('Acme\n'));
});
