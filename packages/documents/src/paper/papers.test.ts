import { expect, test } from 'vitest';
import { kits, type KitKey } from '@signet/kit';
import { boundsOf } from '@signet/type';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { flow, spareBelow, written } from './flow.ts';
import { openQuestions, paper } from './papers.ts';
import type { PaperTable } from './model.ts';

const brand = await kitBrand('short', 'ink');

/** The same company, led by somebody else. */
const ledBy = (name: string, role: string): typeof answered => ({
  ...answered,
  answers: {
    ...answered.answers,
    'closing.line': `${name}, ada@quern.example`,
    'team.person1': `${name}; ${role}; Led leak crews at a town utility for six years.`,
  },
});
const longLed = ledBy('Inês Ferraz-Albuquerque da Conceição', 'Chief operating officer');
const longestLed = ledBy('Maximiliane Alexandrine von Hohenstein-Sternenfels', 'Chief operating officer, CFO and more');

test('an invoice asks for a sum where a sum stands, and for a rate where a rate does', () => {
  const { blocks } = paper('contour', brand, answered, 'invoice');
  const sums = blocks.filter((one): one is PaperTable => one.kind === 'table').at(-2);
  expect(sums?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Net', 'Before tax?'],
    ['Tax', 'How much?'],
    ['To pay, €', 'With tax?'],
  ]);
  // nothing is worked out: whoever fills it in knows the rate
  expect(sums?.rows.every(([, sum]) => sum?.key?.startsWith('file.'))).toBe(true);
});

const factsOf = (subject: typeof answered): (string | undefined)[][] => {
  const [last] = paper('contour', brand, subject, 'invoice')
    .blocks.filter((one) => one.kind === 'table')
    .slice(-1);
  return last?.rows.map((row) => row.map(({ text }) => text)) ?? [];
};

test('an invoice says how it is paid, with what reference, and whom to ask', () => {
  expect(factsOf(answered)).toEqual([
    ['Pay by', 'Due when?'],
    ['Account', 'DE12 6305 0000 0002 1234 56, Sparkasse Ulm'],
    ['Reference', 'Number?'],
    ['Tax number', 'VAT DE 314 159 265'],
    ['Questions', 'Mara Lindqvist, mara@quern.example'],
  ]);
  const account = ['DE12 6305 0000 0002 1234 56', 'Sparkasse Ulm und Neu-Ulm', 'Zweigstelle am Donautor'];
  const long = { ...answered, answers: { ...answered.answers, 'letter.bank': account.join(', ').repeat(2) } };
  const parts = factsOf(long).filter(([what], at) => at > 0 && (what === 'Account' || what === ''));
  expect(parts.length).toBeGreaterThan(3);
});

test.each(Object.keys(kits) as KitKey[])(
  '%s: how an invoice is paid stands at the foot of its page, clear of the sums',
  async (kit) => {
    for (const whose of [brand, await kitBrand('three-lines', 'earth')])
      for (const subject of [answered, unanswered]) {
        const made = paper(kit, whose, subject, 'invoice');
        expect(Math.abs(spareBelow(made, made.blocks))).toBeLessThan(4);
        const gap = made.blocks.findLast((one) => one.kind === 'space');
        expect(gap?.kind === 'space' && gap.points).toBeGreaterThanOrEqual(14);
      }
  },
);

test('what is filled in in the file is told from what the story would answer', () => {
  const told = { ...answered.answers, 'letter.sender': 'Mill Lane 4, Ulm', 'letter.legal': 'Quern Ltd, Ulm' };
  const ready = openQuestions(paper('contour', brand, { ...answered, answers: told }, 'letter'));
  expect(ready.map(({ says }) => says)).toEqual([
    'Whom do you write to, and where?',
    'Which date?',
    'What is it about?',
    'How do you address them?',
    'What should they know first?',
    'What should they do next, and by when?',
  ]);
  expect(ready.every(({ isInFile }) => isInFile)).toBe(true);
  const open = openQuestions(paper('contour', brand, unanswered, 'letter'));
  expect(open.filter(({ isInFile }) => !isInFile).map(({ says }) => says)).toContain(
    'Which address do your letters come from?',
  );
});

test('a question is written in brackets, whatever the reader shows of fields', () => {
  expect(written({ text: 'Which date?', key: 'file.date' })).toBe('[Which date?]');
  expect(written({ text: 'Which date?' })).toBe('Which date?');
});

test('a headline that a paper goes on with ends as a sentence does; a question is left as it is', () => {
  const textsOf = (subject: typeof answered) =>
    paper('contour', brand, subject, 'press').blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.runs.map(({ text }) => text) : [],
    );
  expect(textsOf(answered)).toContain('Quern hears water leaks weeks before they surface.');
  expect(textsOf(unanswered)).toContain('What do you make, and for whom, in plain words?');
});

test('a letter is signed by whom the story names; a press release says who speaks', () => {
  const textsOf = (kind: 'letter' | 'press') =>
    paper('contour', brand, answered, kind).blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [block.runs.map(({ text }) => text).join('')] : [],
    );
  expect(textsOf('letter').slice(-2)).toEqual(['Mara Lindqvist', 'Chief executive']);
  // a letter may go to anybody: nothing of the company stands in it by itself
  expect(textsOf('letter').join(' ')).not.toContain('Quern hears');
  expect(textsOf('press').some((text) => text.endsWith(' says Mara Lindqvist, chief executive of Quern.'))).toBe(true);
});

test('who sends a paper stands beside its logo, above what is written, and not where too little is known', () => {
  const told = { ...answered, answers: { ...answered.answers, 'letter.sender': 'Mill Lane 4, 89073 Ulm' } };
  const { first, next, left, wide } = paper('contour', brand, told, 'letter');
  expect(first.sender?.lines).toEqual(['Mill Lane 4', '89073 Ulm', 'mara@quern.example', 'quern.example']);
  expect(next.sender).toBeUndefined();
  const { x = 0, y = 0, w = 0, lines = [] } = first.sender ?? {};
  expect(x + w).toBeCloseTo(left + wide, 5);
  expect(y + (lines.length * 12) / 72).toBeLessThanOrEqual(next.top + 0.001);
  expect(paper('contour', brand, unanswered, 'letter').first.sender).toBeUndefined();
});

test('no line of a kit runs through what is written', () => {
  for (const kit of Object.keys(kits) as KitKey[]) {
    const { first, next, left } = paper(kit, brand, answered, 'press');
    const lines = [...first.art, ...next.art].filter((shape) => shape.kind === 'rect' && shape.height < 6);
    for (const line of lines)
      if (line.kind === 'rect' && line.x < left * 120) expect(line.x + line.width, kit).toBeLessThan(left * 120);
  }
});

test('an invoice has no note to its founder, an offer asks what is offered', () => {
  const asked = (kind: 'offer' | 'invoice') =>
    openQuestions(paper('contour', brand, answered, kind)).map(({ says }) => says);
  expect(asked('offer')).toEqual(
    expect.arrayContaining(['What do you offer?', 'How much?', 'With tax?', 'When do you deliver?', 'Until when?']),
  );
  const signing = paper('contour', brand, answered, 'offer').blocks.at(-1);
  expect(signing?.kind === 'table' && signing.rows.at(-1)?.map(({ text }) => text)).toEqual([
    'Mara Lindqvist, chief executive',
    '',
    'Place, date, your name and signature',
  ]);
  expect(asked('offer')).not.toContain('What was delivered?');
  expect(JSON.stringify(paper('contour', brand, answered, 'invoice').blocks)).not.toContain('your country');
});

test('an offer and an invoice stand on one page, whatever the kit leaves of it', async () => {
  const long = await kitBrand('three-lines', 'earth');
  for (const kit of Object.keys(kits) as KitKey[])
    for (const whose of [brand, long])
      for (const kind of ['offer', 'invoice'] as const)
        for (const subject of [answered, longLed])
          expect(flow(paper(kit, whose, subject, kind)), `${kit} ${kind}`).toHaveLength(1);
});

test('nothing of a table is longer than its cell, which has one line', () => {
  for (const kit of Object.keys(kits) as KitKey[])
    for (const subject of [unanswered, answered, longLed, longestLed])
      for (const kind of ['invoice', 'offer', 'update'] as const) {
        const made = paper(kit, brand, subject, kind);
        const shown = flow(made).flatMap(({ lines }) =>
          lines.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
        );
        const cells = made.blocks.flatMap((one) => (one.kind === 'table' ? one.rows.flat() : []));
        for (const cell of cells) expect(shown, `${kit} ${kind}`).toContain(written(cell));
      }
});

test('who signs an offer stands in full, the role in a row of its own where both are too long for one', () => {
  const linesOf = (subject: typeof answered) => {
    const signing = paper('contour', brand, subject, 'offer').blocks.at(-1);
    return signing?.kind === 'table' ? signing.rows.slice(1).map(([first]) => first?.text) : [];
  };
  expect(linesOf(answered)).toEqual(['Mara Lindqvist, chief executive']);
  expect(linesOf(ledBy('Ada Quern', 'CEO'))).toEqual(['Ada Quern, CEO']);
  expect(linesOf(longLed)).toEqual(['Inês Ferraz-Albuquerque da Conceição,', 'chief operating officer']);
  expect(linesOf(longestLed).join(' ')).toContain('Maximiliane Alexandrine von Hohenstein-Sternenfels');
});

test('a press release leaves a role that is an abbreviation as it is', () => {
  const texts = paper('contour', brand, ledBy('Ada Quern', 'CEO'), 'press').blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.runs.map(({ text }) => text).join('')] : [],
  );
  expect(texts.some((text) => text.endsWith(' says Ada Quern, CEO of Quern.'))).toBe(true);
});

test('an update begins with the numbers that the round is held to', () => {
  const [table] = paper('contour', brand, answered, 'update').blocks.filter((one) => one.kind === 'table');
  expect(table?.rows.slice(1, 4).map(([name, , now]) => [name?.text, now?.text])).toEqual([
    ['Utilities', '7'],
    ['Kilometers', '212'],
    ['Revenue a year', '€170 k'],
  ]);
});

test('a press release gives editors the numbers that were told with their source, and whom to ask', () => {
  const rowsOf = (subject: typeof answered) =>
    paper('contour', brand, subject, 'press').blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : [],
    );
  const rows = rowsOf(answered);
  expect(rows).toContainEqual(['27%', 'of treated water never reaches a meter at the utilities we asked']);
  expect(rows).toContainEqual(['6', 'days to find it, 94 before']);
  // what comes in and who left is for investors
  expect(JSON.stringify(rows)).not.toMatch(/170 k|none has left/u);
  expect(rows).toContainEqual(['Contact', 'Mara Lindqvist, mara@quern.example']);
  expect(rows).toContainEqual(['Registered', 'Quern GmbH, HRB 741902, Amtsgericht Ulm']);
  // nothing is made up, and what a line has no room for is left out
  expect(rowsOf(unanswered).map(([what]) => what)).toEqual(['Contact', 'Website']);
  const long = { ...answered, answers: { ...answered.answers, 'problem.meaning': 'of all '.repeat(60) } };
  expect(rowsOf(long).flat()).not.toContain('27%');
});

test.each(Object.keys(kits) as KitKey[])(
  '%s: words of a press release run over most of its page, on one page',
  async (kit) => {
    for (const whose of [brand, await kitBrand('three-lines', 'earth')]) {
      const made = paper(kit, whose, answered, 'press');
      const column = made.size.w - made.left - made.right;
      expect(column / made.wide).toBeGreaterThan(0.75);
      expect(made.styles.body.size).toBeGreaterThan(paper(kit, whose, answered, 'letter').styles.body.size);
      expect(flow(made)).toHaveLength(1);
    }
  },
);

test('a row of stamps at the foot of a paper begins where its words begin and ends where they end', async () => {
  for (const whose of [brand, await kitBrand('three-lines', 'earth'), await kitBrand('cyrillic', 'earth')]) {
    const { first, next, left, wide } = paper('block-print', whose, answered, 'letter');
    for (const { art } of [first, next]) {
      const stamps = art.flatMap((shape) => {
        const [one] = shape.kind === 'pattern' ? shape.shapes : [];
        const box = one?.kind === 'path' ? boundsOf(one.path) : undefined;
        if (shape.kind !== 'pattern' || !box) return [];
        return shape.places.map(({ x = 0, scale = 1 }) => ({
          left: x + box.left * scale,
          right: x + box.right * scale,
        }));
      });
      expect(stamps.length).toBeGreaterThan(8);
      expect(Math.min(...stamps.map((stamp) => stamp.left)) / 120).toBeCloseTo(left, 1);
      expect(Math.max(...stamps.map((stamp) => stamp.right)) / 120).toBeCloseTo(left + wide, 1);
    }
  }
});
