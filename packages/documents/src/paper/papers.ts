import type { KitBrand, KitKey } from '@signet/kit';
import type { Subject } from '../deck/subject.ts';
import { fieldsIn } from '../deck/figures.ts';
import { paperAsks } from '../content/questions.ts';
import { posterAsks } from '../content/stories.ts';
import type { Block, Paper, Paragraph, PaperTable, Run, StyleKey } from './model.ts';
import { senderOf } from './sender.ts';
import { paperOf, type PageSize } from './sheet.ts';

export const paperKinds = ['letter', 'letter-us', 'press', 'offer', 'invoice', 'update'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Questions of one paper alone: they are answered in the file, each time anew. */
const fileAsks = {
  'file.to': 'Whom do you write to, and where?',
  'file.date': 'Which date?',
  'file.place': 'Which place and date?',
  'file.subject': 'What is it about?',
  'file.greeting': 'How do you address them?',
  'file.first': 'What should they know first?',
  'file.then': 'What should they do next, and by when?',
  'file.signed': 'Who signs?',
  'file.number': 'Which running number?',
  'file.supplied': 'When was it supplied?',
  'file.item': 'What was delivered?',
  'file.price': 'Price?',
  'file.rate': 'Rate?',
  'file.net': 'Sum before tax?',
  'file.tax': 'How much tax?',
  'file.total': 'Sum with tax?',
  'file.due': 'Due when?',
  'file.offered': 'What do you offer?',
  'file.until': 'Until when?',
  'file.news': 'What is the news, in one sentence?',
  'file.why': 'Why does it matter to readers?',
  'file.quote': 'What do you say about it, in your own words?',
  'file.good': 'What went well?',
  'file.bad': 'What did not?',
  'file.cash': 'How much money is left, for how many months?',
  'file.request': 'What one thing do you ask for?',
  'file.now': 'Now?',
  'file.last': 'Last month?',
} as const;
type FileAsk = keyof typeof fileAsks;
type StoryAsk = keyof typeof paperAsks | 'statement.title' | 'cover.title' | 'closing.title';
/** What a paper goes on with where it has been told, and does not ask for. */
type StoryMore = 'statement.line' | 'problem.figure' | 'problem.meaning' | 'team.person1' | 'team.person2';

const isFileAsk = (key: string): key is FileAsk => key in fileAsks;

const questionOf = (key: FileAsk | StoryAsk): string => {
  if (isFileAsk(key)) return fileAsks[key];
  if (key in paperAsks) return paperAsks[key as keyof typeof paperAsks][0];
  return posterAsks[key.split('.')[0] as keyof typeof posterAsks][0];
};

const teller = (subject: Subject) => {
  /** What was answered, or the question in its place. */
  const run = (key: FileAsk | StoryAsk): Run => {
    const said = subject.answers[key]?.trim();
    return said ? { text: said } : { text: questionOf(key), key };
  };
  /** The same where a letter goes on: a headline has no stop, a sentence has one. */
  const sentence = (key: StoryAsk): Run => {
    const one = run(key);
    return one.key === undefined && /[\p{L}\p{N}%)]$/u.test(one.text) ? { text: `${one.text}.` } : one;
  };
  /** What was told, as a sentence of its own; nothing where it was not. */
  const known = (...keys: (StoryMore | StoryAsk)[]): string => {
    const parts = keys.map((key) => subject.answers[key]?.trim() ?? '');
    const text = parts.includes('') ? '' : parts.join(' ');
    return /[\p{L}\p{N}%)]$/u.test(text) ? `${text}.` : text;
  };
  /** Who writes: the name before what reaches them. */
  const signed = (): Run => {
    const [name = ''] = (subject.answers['closing.line'] ?? '').split(/[,;]/u);
    return name.trim() && !name.includes('@') ? { text: name.trim() } : run('file.signed');
  };
  const paragraph = (style: StyleKey, ...runs: (Run | string)[]): Paragraph => ({
    kind: 'paragraph',
    style,
    runs: runs.filter((one) => one !== '').map((one) => (typeof one === 'string' ? { text: one } : one)),
  });
  const space = (points: number): Block => ({ kind: 'space', points });
  /** Paragraphs of what was told. */
  const told = (style: StyleKey, ...texts: string[]): Paragraph[] =>
    texts.filter(Boolean).map((text) => paragraph(style, text));
  return { run, sentence, known, signed, paragraph, space, told };
};
type Teller = ReturnType<typeof teller>;

/** The window of an envelope: where it begins under the sheet's edge and how high it is, in points. */
const windows = {
  a4: { from: 127.6, lines: 6, body: 279 },
  letter: { from: 144, lines: 5, body: 270 },
} as const satisfies Record<PageSize, { from: number; lines: number; body: number }>;

const POINTS = 72;

/** Sender, address and date, each where a window envelope wants it. */
const opening = ({ run, paragraph, space }: Teller, page: PageSize, top: number): Block[] => {
  const { from, lines, body } = windows[page];
  const start = Math.max(0, from - top * POINTS);
  const used = top * POINTS + start + 12 + 6 + lines * 15;
  return [
    space(start),
    paragraph('small', run('letter.sender')),
    space(6),
    paragraph('body', run('file.to')),
    space((lines - 1) * 15 - 7.5 + Math.max(0, body - used - 30)),
    paragraph('body', run('file.date')),
  ];
};

const letter = (told: Teller, page: PageSize, top: number): Block[] => {
  const { run, signed, paragraph, space } = told;
  return [
    ...opening(told, page, top),
    paragraph('heading', run('file.subject')),
    paragraph('body', run('file.greeting')),
    paragraph('body', run('file.first')),
    paragraph('body', run('file.then')),
    paragraph('body', 'Kind regards,'),
    space(30),
    paragraph('body', signed()),
  ];
};

const press = ({ run, sentence, known, signed, paragraph, told }: Teller, { company, website }: Subject): Block[] => [
  paragraph('label', 'Press release'),
  paragraph('body', run('file.place')),
  paragraph('title', run('file.news')),
  paragraph('lead', sentence('statement.title')),
  paragraph('body', run('file.why')),
  ...told('body', known('problem.figure', 'problem.meaning')),
  paragraph('body', run('file.quote'), ' says ', signed(), ` of ${company}.`),
  paragraph('heading', `About ${company}`),
  paragraph('body', sentence('cover.title')),
  ...told('body', known('statement.line')),
  paragraph('heading', 'Contact'),
  paragraph('body', run('closing.line')),
  ...(website ? [paragraph('body', website)] : []),
];

const table = (measure: number, shares: readonly number[], rows: PaperTable['rows'], from = 1): PaperTable => ({
  kind: 'table',
  columns: shares.map((share) => share * measure),
  right: shares.map((_, at) => at).filter((at) => at >= from),
  rowHeight: 0.32,
  rows,
});
const said = (...texts: string[]): Run[] => texts.map((text) => ({ text }));

/** The least that tax offices ask of an invoice; the file says where to look. */
const invoice = (told: Teller, page: PageSize, top: number, measure: number): Block[] => {
  const { run, paragraph, space } = told;
  const item = [run('file.item'), { text: '1' }, run('file.price'), run('file.rate')];
  return [
    ...opening(told, page, top),
    paragraph('title', 'Invoice ', run('file.number')),
    paragraph('body', 'Supplied: ', run('file.supplied')),
    table(measure, [0.46, 0.14, 0.2, 0.2], [said('Item', 'Count', 'Net', 'Tax rate'), item, item], 1),
    space(10),
    table(
      measure,
      [0.6, 0.4],
      [
        said('Sum', ''),
        [{ text: 'Net' }, run('file.net')],
        [{ text: 'Tax' }, run('file.tax')],
        [{ text: 'To pay', isStrong: true }, run('file.total')],
      ],
    ),
    space(10),
    paragraph('body', 'Please pay by: ', run('file.due')),
    paragraph('body', run('letter.bank')),
    paragraph('small', run('letter.tax')),
  ];
};

const offer = (told: Teller, page: PageSize, top: number, measure: number): Block[] => {
  const { run, sentence, signed, paragraph, space } = told;
  const item = [run('file.offered'), { text: '1' }, run('file.price')];
  return [
    ...opening(told, page, top),
    paragraph('title', 'Our offer'),
    paragraph('lead', sentence('cover.title')),
    paragraph('body', run('file.first')),
    table(measure, [0.56, 0.16, 0.28], [said('Item', 'Count', 'Price'), item, item], 1),
    space(10),
    paragraph('body', 'This offer stands until: ', run('file.until')),
    space(24),
    paragraph('body', signed()),
  ];
};

/** The same five numbers each month, what was good, what was bad, cash, one request (documents, investor update). */
const update = ({ run, sentence, paragraph, space }: Teller, measure: number, { month, answers }: Subject): Block[] => {
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
  const usual = ['Customers who pay', 'Revenue', 'Gross margin'].map((name) => number(name));
  return [
    paragraph('label', 'Investor update'),
    paragraph('title', month),
    paragraph('lead', sentence('statement.title')),
    table(
      measure,
      [0.5, 0.25, 0.25],
      [
        said('Five numbers', 'Last month', 'Now'),
        ...(told.length > 0 ? told.slice(0, 3) : usual),
        number('Money out'),
        number('Money left'),
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
  const sheet = paperOf(kit, brand, page);
  const told = teller(subject);
  const measure = sheet.wide;
  const { top } = sheet.first;
  const blocks: Record<PaperKind, () => Block[]> = {
    letter: () => letter(told, page, top),
    'letter-us': () => letter(told, page, top),
    press: () => press(told, subject),
    offer: () => offer(told, page, top, measure),
    invoice: () => invoice(told, page, top, measure),
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
export type OpenQuestion = { says: string; isInFile: boolean };

/** The questions that still stand on a paper, each once. */
export const openQuestions = ({ blocks, footer }: Paper): OpenQuestion[] => {
  const runs = [...blocks, footer].flatMap((block) => {
    if (block.kind === 'paragraph') return block.runs;
    return block.kind === 'table' ? block.rows.flat() : [];
  });
  const open = new Map(runs.flatMap(({ key, text }) => (key === undefined ? [] : [[text, isFileAsk(key)] as const])));
  return Array.from(open, ([says, isInFile]) => ({ says, isInFile }));
};
