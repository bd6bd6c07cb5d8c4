import { passesTextGate, type NameFit } from '@signet/type';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseHeadlines, type HeadlineCandidate } from './choose-headlines.ts';
import { costumeOf } from './costume.ts';
import { textFace } from './face.ts';
import { familiesOf, type Family } from './families.ts';
import { fontReasonValues } from './font-reason-values.ts';
import { headlineWeights } from './headline-weights.ts';
import type { LetterKind } from './letter-kinds.ts';
import { rankFonts } from './rank-fonts.ts';
import { allFit, anyQuiz, brain, fitsOf, flawless, fontQuiz } from './testing/font-quizzes.ts';

const fontOf = (id: string) => brain.fonts.find(({ _id }) => _id === id);
const measuresOf = (id: string) => brain.fontMeasures.find(({ font_id }) => font_id === id);
const idsOf = (list: readonly { fontId: string }[]) => list.map(({ fontId }) => fontId);
const firstFive = (...keywords: string[]) => rankFonts(fontQuiz(keywords)).headline.slice(0, 5);
const runs = { numRuns: 60 };
const candidateOf = (family: Family): Omit<HeadlineCandidate, 'fit' | 'words'> => ({
  face: textFace(family),
  letters: family.letters,
  nameFit: flawless,
  meaning: 0,
  isAsked: true,
  mayLead: true,
});

test('there are 30 headline and 30 text families, each once, in a face that the family has', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const { headline, bulkText } = rankFonts(quiz);
      for (const list of [headline, bulkText]) {
        expect(new Set(idsOf(list)).size).toBe(30);
        for (const { fontId, fontWeight, fontStyle } of list)
          expect([fontOf(fontId)?.weights.includes(fontWeight), fontStyle]).toEqual([true, 'normal']);
      }
    }),
    runs,
  );
});

test('text families pass the measured gate and have 400, 700 and an italic', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { fontId, fontWeight } of rankFonts(quiz).bulkText) {
        const [font, measures] = [fontOf(fontId), measuresOf(fontId)];
        expect(measures && passesTextGate(measures)).toBe(true);
        expect(font).toMatchObject({ italic: true, weights: expect.arrayContaining([400, 700]) as number[] });
        expect(['serif', 'sans-serif']).toContain(font?.fontType);
        expect(fontWeight).toBe(400);
      }
    }),
    runs,
  );
});

test('order indexes have no gaps and match scores, 0 to 100, never rise', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const { headline, bulkText } = rankFonts(quiz);
      for (const list of [headline, bulkText]) {
        const scores = list.map(({ matchScore }) => matchScore);
        expect(list.map(({ orderIndex }) => orderIndex)).toEqual(list.map((_, at) => at));
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(Math.max(...scores)).toBeLessThanOrEqual(100);
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
      }
    }),
    runs,
  );
});

test('the same quiz gives the same lists, whatever the order of its keywords', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const reversed = { ...quiz, answers: { ...quiz.answers, keywords: quiz.answers.keywords.toReversed() } };
      expect(rankFonts(reversed)).toEqual(rankFonts(quiz));
    }),
    runs,
  );
});

test('a family that lacks a letter of the name is in neither list; a script that few cover lists all that do', () => {
  const few = new Map([...allFit].filter(([id]) => ['noto-sans', 'literata', 'caveat', 'oswald'].includes(id)));
  const { headline, bulkText } = rankFonts(fontQuiz(['calm', 'wise', 'cute'], { nameFits: fitsOf(few) }));
  expect(new Set(idsOf(headline))).toEqual(new Set(few.keys()));
  expect(new Set(idsOf(bulkText))).toEqual(new Set(['noto-sans', 'literata']));
  expect(rankFonts(fontQuiz(['calm'], { nameFits: new Map() }))).toEqual({ headline: [], bulkText: [] });
});

test('where only headline families have the letters of the name, there is text to set beside it', () => {
  const quiz = fontQuiz(['calm', 'wise', 'cute'], {
    nameFits: fitsOf(new Map([...allFit].filter(([id]) => id === 'caveat'))),
  });
  const { headline, bulkText } = rankFonts(quiz);
  expect(idsOf(headline)).toEqual(['caveat']);
  expect(bulkText).toHaveLength(30);
  const valueOf = fontReasonValues(quiz);
  for (const font of bulkText) {
    expect(font.reasons.length).toBeGreaterThanOrEqual(2);
    for (const reason of font.reasons) expect(valueOf(reason, font)).toBe(reason.value);
  }
});

test('the weight is chosen first and the name judged at it: every reason holds for the face that is shown', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const weights = headlineWeights(quiz);
      // a score that tells the weight: 300 is .3
      const nameFits = new Map(
        brain.fonts.map(({ _id, weights: all }) => [
          _id,
          new Map(all.map((weight) => [weight, { ...flawless, score: weight / 1000 }])),
        ]),
      );
      const valueOf = fontReasonValues({ ...quiz, nameFits });
      for (const font of rankFonts({ ...quiz, nameFits }).headline) {
        expect(font.fontWeight).toBe(weights.get(font.fontId));
        const told = font.reasons.filter(({ kind }) => kind === 'name-fit');
        expect(told.map(({ value }) => value)).toEqual([font.fontWeight / 1000]);
        for (const reason of font.reasons) expect(valueOf(reason, font)).toBe(reason.value);
      }
    }),
    runs,
  );
});

test('a name that was judged at another weight than it is shown in is refused', () => {
  const quiz = fontQuiz(['sturdy', 'powerful', 'industrial']);
  const nameFits = new Map(brain.fonts.map(({ _id }) => [_id, new Map([[1, flawless]])]));
  expect(() => rankFonts({ ...quiz, nameFits })).toThrow(TypeError);
});

test('a face in which the name sets badly falls back', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const before = idsOf(rankFonts(quiz).headline);
      const [first = ''] = before;
      const spoiled = idsOf(
        rankFonts({
          ...quiz,
          nameFits: fitsOf(new Map([...allFit, [first, { ...flawless, collisions: 6, score: 0.2 }]])),
        }).headline,
      );
      expect(spoiled.indexOf(first)).not.toBe(0);
    }),
    runs,
  );
});

test('the first five show a serif beside a sans, and no near-twins', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const five = rankFonts(quiz)
        .headline.slice(0, 5)
        .map(({ fontId }) => fontOf(fontId)?.fontType);
      expect(five.some((type) => type !== 'serif')).toBe(true);
      expect(five.filter((type) => type === 'sans-serif').length).toBeLessThan(5);
    }),
    runs,
  );
  expect(
    idsOf(firstFive('minimal', 'clean', 'precise')).filter((id) =>
      ['inter', 'roboto', 'public-sans', 'work-sans', 'figtree'].includes(id),
    ).length,
  ).toBeLessThan(2);
});

test('words of learning lead to serifs, technical ones to typewriters, strong to heavy, delicate to light', () => {
  expect(
    firstFive('scholarly', 'wise', 'classical').filter(({ fontId }) => fontOf(fontId)?.fontType === 'serif').length,
  ).toBeGreaterThanOrEqual(3);
  expect(
    firstFive('technical', 'scientific', 'futuristic').some(({ fontId }) => fontOf(fontId)?.fontType === 'monospace'),
  ).toBe(true);
  expect(
    Math.max(...firstFive('sturdy', 'powerful', 'industrial').map(({ fontWeight }) => fontWeight)),
  ).toBeGreaterThanOrEqual(800);
  expect(
    Math.min(...firstFive('romantic', 'poetic', 'delicate').map(({ fontWeight }) => fontWeight)),
  ).toBeLessThanOrEqual(300);
});

test('scripts and displays stand in front only where the keywords really ask for them', () => {
  const plain = [
    ['calm', 'reliable', 'safe'],
    ['scholarly', 'wise', 'principled'],
    ['minimal', 'clean', 'precise'],
    ['practical', 'logical', 'disciplined'],
  ];
  for (const keywords of plain)
    expect(firstFive(...keywords).map(({ fontId }) => fontOf(fontId)?.fontType)).not.toContain('handwriting');
  for (const keywords of plain)
    expect(firstFive(...keywords).map(({ fontId }) => fontOf(fontId)?.fontType)).not.toContain('display');
  expect(firstFive('playful', 'childlike', 'cute').map(({ fontId }) => fontOf(fontId)?.fontType)).toContain(
    'handwriting',
  );
});

const costumeById = new Map(familiesOf(brain).map((family) => [family.font._id, costumeOf(family)]));
const unreadable = ['script', 'poster', 'novelty'];
/** Widths as a book face has them are twice a script's: the fit of a long name speaks for the script. */
const fitsOfLong: ReadonlyMap<string, NameFit> = new Map(
  Array.from(allFit.keys(), (id) => [id, costumeById.get(id) === 'script' ? flawless : { ...flawless, score: 0.5 }]),
);
const longName = fc.constantFrom(
  'Wandering Albatross Press',
  'The Very Long Walk Home To Petal And Thorn',
  'Rechtsschutzgesellschaft',
  'Floristenhandwerk',
);

test('no script, poster or novelty is among the first five for a name of eighteen letters that asks for one', () => {
  const answers = { favoriteColors: [], dislikedColors: [], industry: 'games', lifecycle: 'seed' };
  const companyName = 'Grandmother Radio Co';
  const nameFits = fitsOf(fitsOfLong);
  for (const third of ['playful', 'festive', 'childlike', 'colorful']) {
    const keywords = ['cartoonish', 'loud', third];
    const { headline } = rankFonts(fontQuiz([], { companyName, nameFits, answers: { ...answers, keywords } }));
    const worn = headline.slice(0, 5).map(({ fontId }) => costumeById.get(fontId));
    expect(worn.filter((costume) => costume && unreadable.includes(costume))).toEqual([]);
  }
});

test('no script, poster or novelty is among the first ten for a name of over 20 letters or a word of over 14', () => {
  const asking = fc.constantFrom(
    ['romantic', 'poetic', 'delicate'],
    ['playful', 'childlike', 'cute'],
    ['rebellious', 'loud', 'theatrical'],
    ['vintage', 'classical', 'rugged'],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        anyQuiz,
        asking.map((keywords) => fontQuiz(keywords)),
      ),
      longName,
      (quiz, companyName) => {
        const ten = rankFonts({ ...quiz, companyName, nameFits: fitsOf(fitsOfLong) }).headline.slice(0, 10);
        expect(
          ten.map(({ fontId }) => costumeById.get(fontId)).filter((costume) => costume && unreadable.includes(costume)),
        ).toEqual([]);
      },
    ),
    runs,
  );
});

test('what a curator wrote for the keywords counts more beside the first headline than for it', () => {
  const at = (fit: number, words: number, letters: LetterKind): HeadlineCandidate => {
    const face = familiesOf(brain).find((family) => family.letters === letters);
    if (!face) throw new Error(`There are no ${letters} letters.`);
    return { ...candidateOf(face), fit, words };
  };
  const [plain, asked] = [at(1.6, 0, 'geometric'), at(0.8, 2.4, 'slab')];
  const first = at(2, 0, 'rounded');
  expect(chooseHeadlines([plain, asked], 1)).toEqual([plain]);
  expect(chooseHeadlines([first, plain, asked], 2)).toEqual([first, asked]);
});

test('one keyword changed changes two or more of the first five headline families in at least 80 % of quizzes', () => {
  const ids = brain.keywords.map(({ _id }) => _id);
  const at = (index: number) => ids[index % ids.length] ?? '';
  const changed = Array.from({ length: 120 }, (_, run) => {
    const [one, other, third, fourth] = [
      at(7 * run),
      at(7 * run + 5 + (run % 41)),
      at(7 * run + 50 + (run % 37)),
      at(7 * run + 3),
    ];
    const after = new Set(idsOf(firstFive(one, other, fourth)));
    return idsOf(firstFive(one, other, third)).filter((id) => !after.has(id)).length >= 2;
  });
  expect(changed.filter(Boolean).length / changed.length).toBeGreaterThanOrEqual(0.8);
});

test('without fonts, keywords or known ids there is no crash', () => {
  expect(rankFonts(fontQuiz(['calm'], { brain: { ...brain, fonts: [], fontMeasures: [] } }))).toEqual({
    headline: [],
    bulkText: [],
  });
  const silent = rankFonts(
    fontQuiz(['calm'], { brain: { ...brain, keywordTraits: [], industryTraits: [], lifecycleTraits: [] } }),
  );
  expect(silent.headline).toHaveLength(30);
  expect([...silent.headline, ...silent.bulkText].every(({ reasons }) => reasons.length >= 2)).toBe(true);
  const known = rankFonts(fontQuiz(['calm', 'wise']));
  expect(rankFonts(fontQuiz(['calm', 'no-such-word', 'wise']))).toEqual(known);
  const forScripts = new Set(brain.fontScripts.map(({ font_id }) => font_id)).size;
  expect(familiesOf({ ...brain, fontMeasures: brain.fontMeasures.slice(1) })).toHaveLength(
    brain.fonts.length - forScripts - 1,
  );
});

test('where the founder did not say, letters stand out as the trade does', () => {
  const industry = 'advertising-and-marketing';
  const norm = brain.industries.find(({ _id }) => _id === industry)?.standOut;
  const facesAt = (standOut?: number) => {
    const answers = { favoriteColors: [], dislikedColors: [], keywords: ['curious', 'warm', 'precise'], industry };
    const quiz = fontQuiz([], { answers: { ...answers, lifecycle: 'seed', standOut } });
    return rankFonts(quiz).headline.map(({ fontId, fontWeight }) => `${fontId} ${fontWeight}`);
  };
  expect(facesAt()).toEqual(facesAt(norm));
  expect(facesAt()).not.toEqual(facesAt(0.1));
});
