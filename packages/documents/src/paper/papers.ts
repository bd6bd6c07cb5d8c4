import type { KitBrand, KitKey } from '@signet/kit';
import { fieldsIn } from '../deck/figures.ts';
import type { Subject } from '../deck/subject.ts';
import type { Block, Paper, PaperTable, Run } from './model.ts';
import { currencyOf, inMoney } from '../deck/currency.ts';
import { factRow, sums, type Counted, type Sheeted } from './counted.ts';
import { invoice } from './invoice.ts';
import { opening } from './opening.ts';
import { createPaperTeller, isFileAsk, type PaperTeller } from './paper-teller.ts';
import { KICKER, press } from './press.ts';
import { senderOf } from './sender.ts';
import { paperOf, type PageSize } from './sheet.ts';
import { signedLines } from './signed.ts';
import { said, table } from './table.ts';

export const paperKinds = ['letter', 'letter-us', 'press', 'offer', 'invoice', 'update'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Who signs, and as what. */
const signature = ({ signed, role, paragraph, told }: PaperTeller): Block[] => [
  paragraph('label', signed()),
  ...told('body', role()),
];

const letter = (told: PaperTeller, page: PageSize, top: number): Block[] => {
  const { run, paragraph, space } = told;
  return [
    ...opening(told, page, top),
    paragraph('body', run('file.date')),
    paragraph('heading', run('file.subject')),
    space(8),
    paragraph('body', run('file.greeting')),
    paragraph('body', run('file.first')),
    paragraph('body', run('file.then')),
    paragraph('body', 'Kind regards,'),
    space(30),
    ...signature(told),
  ];
};

/**
 * Lines to sign on, by hand: who offers, and who says yes. A second line of a name stands close to the first, and what
 * it takes is taken from the room above, so that an offer keeps to its page.
 */
const signing = ({ signed, role, space }: PaperTeller, sheet: Sheeted): Block[] => {
  const share = 0.46;
  const { text, key } = signed();
  const lines = key === undefined ? signedLines(sheet, text, role(), share * sheet.wide) : [];
  const [name, ...more]: Run[] = key === undefined ? said(...lines) : [{ text, key }];
  const labels: Run[] = [name ?? { text }, { text: '' }, { text: 'Place, date, your name and signature' }];
  const rows = [said('', '', ''), labels, ...more.map((one) => [one, ...said('', '')])];
  const below = rows.map((_, at) => at).slice(1);
  const signatures: PaperTable = {
    ...table(sheet.wide, [share, 0.08, share], rows, 3),
    head: below,
    ...(more.length > 0 ? { rowHeights: { 1: 0.22, 2: 0.17 } } : {}),
    bare: { rows: below, columns: [1] },
  };
  return [space(more.length > 0 ? 4.9 : 10), signatures];
};

/** What is offered and what it comes to, on what terms, and a place to say yes. */
const offer = (told: PaperTeller, { sheet, page, currency }: Counted): Block[] => {
  const { wide: measure } = sheet;
  const { run, paragraph, space } = told;
  const item = [run('file.offered'), run('file.count'), run('file.unit'), run('file.sum')];
  return [
    ...opening(told, page, sheet.first.top),
    paragraph('body', run('file.date')),
    paragraph('title', 'Offer ', run('file.number')),
    paragraph('lead', run('file.need')),
    table(
      measure,
      [0.46, 0.14, 0.2, 0.2],
      [said('Item', 'Count', inMoney('Unit price', currency), inMoney('Sum', currency)), item, item],
    ),
    space(6),
    sums(told, { measure, inAll: inMoney('Total', currency) }),
    space(6),
    factRow(
      measure,
      [
        ['Delivery', run('file.delivery'), currency ? 0.36 : 0.32],
        ['Payment', run('file.due'), currency ? 0.32 : 0.22],
        ['Stands until', run('file.until'), currency ? 0.32 : 0.22],
        ...(currency ? [] : [['Currency', run('file.currency'), 0.24] as const]),
      ],
      4,
    ),
    space(8),
    paragraph('heading', 'Your order'),
    paragraph('body', 'With both signatures this offer is an order, on these terms.'),
    ...signing(told, sheet),
  ];
};

/** The same five numbers each month, what was good, what was bad, cash, one request (documents, investor update). */
const update = ({ run, paragraph, space }: PaperTeller, measure: number, { month, answers }: Subject): Block[] => {
  const number = (name: string, now?: string): Run[] => [
    { text: name },
    run('file.last'),
    now ? { text: now } : run('file.now'),
  ];
  // the numbers that the round is held to are those that are told each month
  const told = [1, 2, 3, 4].flatMap((at) => {
    const [name, now] = fieldsIn(answers[`round.reach${at}`] ?? '', 3);
    return name && now ? [number(name, now)] : [];
  });
  const currency = currencyOf(answers);
  const usual = ['Customers who pay', inMoney('Revenue', currency), 'Gross margin'].map((name) => number(name));
  return [
    space(KICKER),
    paragraph('label', 'Investor update'),
    paragraph('title', month),
    paragraph('lead', run('file.month')),
    table(
      measure,
      [0.5, 0.25, 0.25],
      [
        said('Five numbers', 'Last month', 'Now'),
        ...(told.length > 0 ? told.slice(0, 3) : usual),
        number(inMoney('Money out', currency)),
        number(inMoney('Money left', currency)),
      ],
    ),
    space(8),
    paragraph('heading', 'Good'),
    paragraph('body', run('file.good')),
    paragraph('heading', 'Bad'),
    paragraph('body', run('file.bad')),
    paragraph('heading', 'Cash'),
    paragraph('body', run('file.cash')),
    paragraph('heading', 'One request'),
    paragraph('body', run('file.request')),
  ];
};

/** What each paper is called in its file. */
const names: Record<PaperKind, string> = {
  letter: 'Letter',
  'letter-us': 'Letter',
  press: 'Press release',
  offer: 'Offer',
  invoice: 'Invoice',
  update: 'Investor update',
};

/** A paper of a brand, ready to be written or shown. What nobody knows yet is a question in its place. */
export const paper = (kit: KitKey, brand: KitBrand, subject: Subject, kind: PaperKind): Paper => {
  const page: PageSize = kind === 'letter-us' ? 'letter' : 'a4';
  const sheet = paperOf(kit, brand, page, kind === 'press' || kind === 'update' ? 'report' : 'letter');
  const counted = { sheet, page, currency: currencyOf(subject.answers) };
  const told = createPaperTeller(subject);
  const measure = sheet.wide;
  const { top } = sheet.first;
  const blocks: Record<PaperKind, () => Block[]> = {
    letter: () => letter(told, page, top),
    'letter-us': () => letter(told, page, top),
    press: () => press(told, sheet, subject),
    offer: () => offer(told, counted),
    invoice: () => invoice(told, counted),
    update: () => update(told, measure, subject),
  };
  const { website } = subject;
  const sender = senderOf(sheet, subject);
  return {
    ...sheet,
    first: { ...sheet.first, ...(sender ? { sender } : {}) },
    name: `${subject.company} ${names[kind].toLocaleLowerCase('en')}`,
    company: subject.company,
    language: 'en-US',
    footer: {
      kind: 'paragraph',
      style: 'small',
      runs: [told.run('letter.legal'), ...(website ? [{ text: ` · ${website}` }] : [])],
    },
    blocks: blocks[kind](),
  };
};

/** A question that still stands on a paper, and whether it is answered in the file alone, each time anew. */
type OpenQuestion = { says: string; isInFile: boolean };

/** The questions that still stand on a paper, each once. */
export const openQuestions = ({ blocks, footer }: Paper): OpenQuestion[] => {
  const runs = [...blocks, footer].flatMap((block) => {
    if (block.kind === 'paragraph') return block.runs;
    return block.kind === 'table' ? block.rows.flat() : [];
  });
  const open = new Map(runs.flatMap(({ key, text }) => (key === undefined ? [] : [[text, isFileAsk(key)] as const])));
  return Array.from(open, ([says, isInFile]) => ({ says, isInFile }));
};
