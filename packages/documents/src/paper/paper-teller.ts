import { paperAsks } from '../content/questions.ts';
import { posterAsks } from '../content/stories.ts';
import { fieldsIn } from '../deck/figures.ts';
import type { Subject } from '../deck/subject.ts';
import type { Block, Paragraph, Run, StyleKey } from './model.ts';

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
  'file.number': 'Number?',
  'file.customer': 'Customer?',
  'file.currency': 'Which currency?',
  'file.count': 'Count?',
  'file.unit': 'Price?',
  'file.need': 'What does the customer need?',
  'file.delivery': 'When do you deliver?',
  'file.lead': 'Who did what, when and where?',
  'file.month': 'How was the month, in one sentence?',
  'file.supplied': 'When?',
  'file.item': 'What was delivered?',
  'file.sum': 'Sum?',
  'file.rate': 'Rate?',
  'file.net': 'Before tax?',
  'file.tax': 'How much?',
  'file.total': 'With tax?',
  'file.due': 'Due when?',
  'file.offered': 'What do you offer?',
  'file.until': 'Until when?',
  'file.news': 'What is the news?',
  'file.why': 'Why does it matter to readers?',
  'file.quote': 'What do you say about it, in your own words?',
  'file.good': 'What went well?',
  'file.bad': 'What did not?',
  'file.cash': 'How much money is left, for how many months?',
  'file.request': 'What one thing do you ask for?',
  'file.now': 'Now?',
  'file.last': 'Last month?',
} as const;
export type FileAsk = keyof typeof fileAsks;
type StoryAsk = keyof typeof paperAsks | 'statement.title' | 'cover.title' | 'closing.title';
/** What a paper goes on with where it has been told, and does not ask for. */
type StoryMore = 'statement.line';

export const isFileAsk = (key: string): key is FileAsk => key in fileAsks;

const questionOf = (key: FileAsk | StoryAsk): string => {
  if (isFileAsk(key)) return fileAsks[key];
  if (key in paperAsks) return paperAsks[key as keyof typeof paperAsks][0];
  return posterAsks[key.split('.')[0] as keyof typeof posterAsks][0];
};

/** What stands above an address is one line: letters that surely fit it. */
const SENDER = 60;

/** What a paper says of what was told; a question where it was not. */
export const createPaperTeller = (subject: Subject) => {
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
  const known = (key: StoryMore | StoryAsk): string => {
    const text = subject.answers[key]?.trim() ?? '';
    return /[\p{L}\p{N}%)]$/u.test(text) ? `${text}.` : text;
  };
  /** Who writes: the name before what reaches them. */
  const signed = (): Run => {
    const [name = ''] = (subject.answers['closing.line'] ?? '').split(/[,;]/u);
    return name.trim() && !name.includes('@') ? { text: name.trim() } : run('file.signed');
  };
  /** Their role, where the story says what they do. */
  const role = (): string => {
    const { text, key } = signed();
    const people = [1, 2, 3, 4].map((at) => fieldsIn(subject.answers[`team.person${at}`] ?? '', 3));
    return (key === undefined && people.find(([name]) => name === text)?.[1]) || '';
  };
  /** Who sends it, so that a letter finds its way back. */
  const sender = (): Run => {
    const one = run('letter.sender');
    const named = `${subject.company} · ${one.text}`;
    return one.key === undefined && Array.from(named).length <= SENDER ? { text: named } : one;
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
  return { run, sentence, known, signed, role, sender, paragraph, space, told };
};
export type PaperTeller = ReturnType<typeof createPaperTeller>;
