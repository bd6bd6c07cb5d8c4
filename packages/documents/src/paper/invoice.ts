import { partsOf } from '../deck/figures.ts';
import { inMoney } from '../deck/currency.ts';
import { factRow, sums, type Counted, type Sheeted } from './counted.ts';
import { facts, fits, NAMED } from './facts.ts';
import { spareBelow, written } from './flow.ts';
import type { Block, Run } from './model.ts';
import { opening } from './opening.ts';
import type { PaperTeller } from './paper-teller.ts';
import { said, table } from './table.ts';

/** Rows that wait for what was delivered: as many as the page has room for. */
const ITEMS = { most: 3, least: 2 } as const;
/** Points between the sums and how they are paid, at the least. */
const APART = 14;

type Fact = readonly [what: string, says: Run];

/** What a fact says, on a line for each of its parts where one is not enough; no line where even parts are too long. */
const inLines = (sheet: Sheeted, what: string, says: Run): Fact[] => {
  const isRoomFor = (one: Run): boolean => fits(sheet, written(one), 1 - NAMED);
  const lines = isRoomFor(says) || says.key !== undefined ? [says] : partsOf(says.text).map((text): Run => ({ text }));
  return lines.every(isRoomFor) ? lines.map((one, at) => [at === 0 ? what : '', one]) : [];
};

/** How it is paid, and whom to ask: at the foot of the page, where somebody looks who has read the sum. */
const payment = (told: PaperTeller, sheet: Sheeted): Block[] => {
  const { run, paragraph } = told;
  const asked = ([what, key]: readonly [string, Parameters<typeof run>[0]]) => ({
    says: run(key),
    lines: inLines(sheet, what, run(key)),
  });
  const all = (
    [
      ['Pay by', 'file.due'],
      ['Account', 'letter.bank'],
      ['Reference', 'file.number'],
      ['Tax number', 'letter.tax'],
      ['Questions', 'closing.line'],
    ] as const
  ).map(asked);
  const tooLong = all.filter(({ lines }) => lines.length === 0);
  return [
    paragraph('heading', 'How to pay'),
    facts(
      sheet,
      'head',
      all.flatMap(({ lines }) => lines),
    ),
    ...tooLong.map(({ says }) => paragraph('small', says)),
  ];
};

/** The least that tax offices ask of an invoice, and all that somebody needs who pays it. */
export const invoice = (told: PaperTeller, { sheet, page, currency }: Counted): Block[] => {
  const { run, paragraph, space } = told;
  const { wide: measure, first } = sheet;
  const item = [run('file.item'), run('file.count'), run('file.unit'), run('file.rate'), run('file.sum')];
  const each = currency ? 0.25 : 0.19;
  const counted = (items: number): Block[] => [
    ...opening(told, page, first.top),
    paragraph('title', 'Invoice'),
    factRow(
      measure,
      [
        ['Number', run('file.number'), each],
        ['Date', run('file.date'), each],
        ['Supplied', run('file.supplied'), each],
        ['Customer', run('file.customer'), each],
        ...(currency ? [] : [['Currency', run('file.currency'), 0.24] as const]),
      ],
      5,
    ),
    space(14),
    table(
      measure,
      [0.38, 0.12, 0.18, 0.14, 0.18],
      [
        said('Item', 'Count', inMoney('Unit price', currency), 'Tax rate', inMoney('Net', currency)),
        ...Array.from({ length: items }, () => item),
      ],
    ),
    space(6),
    sums(told, { measure, inAll: inMoney('To pay', currency) }),
  ];
  const paid = payment(told, sheet);
  const roomAt = (items: number): number => spareBelow(sheet, [...counted(items), ...paid]);
  const items = roomAt(ITEMS.most) > APART ? ITEMS.most : ITEMS.least;
  return [...counted(items), space(Math.max(APART, roomAt(items))), ...paid];
};
