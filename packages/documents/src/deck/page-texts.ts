import { fieldsIn, partsOf } from './figures.ts';
import { inWords } from './role.ts';
import type { Subject } from './subject.ts';

/** What the second number counts is what the first one does, unless it is said. */
const COUNTED_AGAIN = { 'solution.meaning3': 'solution.meaning1', 'solution.meaning4': 'solution.meaning2' } as const;
export const isCountedAgain = (key: string): boolean => key in COUNTED_AGAIN;
/** Who else there is; known from the quiz, and never asked here. */
export const RIVALS = 'rivals.names';

/** More parts than this stand in one line. */
const MOST_LINES = 3;
/** `We charge shops $3.10 a loaf` to a customer. */
const CHARGED = /^we charge (?:\p{L}+ )?(?=[\p{Sc}\d])/iu;

/** An e-mail address, a website or a telephone number, by which somebody is reached. */
const REACHED = [
  String.raw`[^,;\n]*@`,
  String.raw`(?:[^,;\n]*\s)?(?:https?://)?(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,}(?:/[^\s,;]*)?\.?(?=[\s,;]|$)`,
  String.raw`(?:tel|phone|mobile|call)\b[^,;\n]*\d`,
  String.raw`\+\d`,
  String.raw`(?:[\s()/.-]*\d){9,}[\s.]*(?=[,;\n]|$)`,
];
/** What reaches somebody stands in a line of its own below their name; an address or a sentence is not torn. */
const PARTED = new RegExp(String.raw`[,;]\s+(?=${REACHED.join('|')})`, 'giu');

/**
 * What a page says of a question: of some that slides take apart, a sentence. Undefined until it is answered.
 */
export const pageTeller = ({ answers, rivals }: Subject) => {
  const answer = (key: string): string | undefined => answers[key]?.trim() || undefined;
  const both = (one: string, other: string): string | undefined => {
    const [figure, meaning] = [answer(one), answer(other)];
    return figure && meaning ? `${figure} ${meaning}` : figure;
  };
  const founders = (): string | undefined =>
    [1, 2, 3]
      .flatMap((at) => {
        const [name, role] = fieldsIn(answer(`team.person${at}`) ?? '', 3);
        return name ? [role ? `${name}, ${inWords(role)}` : name] : [];
      })
      .join('\n') || undefined;
  const parts = (): string | undefined => {
    const all = partsOf(answer('round.parts') ?? '');
    return all.join(all.length > MOST_LINES ? ' · ' : '\n') || undefined;
  };
  /** What it costs is told on the slide of the business model; to a customer without who is charged. */
  const price = (): string | undefined => {
    const told = answer('model.title') ?? '';
    return answer('prices.title') ?? (CHARGED.test(told) ? told.replace(CHARGED, '') : undefined);
  };
  /** What somebody said stands in quotation marks, once. */
  const quoted = (): string | undefined => {
    const said = answer('quote.words');
    return said && `“${said.replaceAll(/^["“”']|["“”']$/gu, '')}”`;
  };
  const composed: Readonly<Record<string, () => string | undefined>> = {
    'quote.words': quoted,
    'closing.line': () => answer('closing.line')?.replaceAll(PARTED, '\n'),
    'problem.figure': () => both('problem.figure', 'problem.meaning'),
    'model.fact1': () => both('model.fact1', 'model.meaning1'),
    'team.person1': founders,
    'round.parts': parts,
    'prices.title': price,
    [RIVALS]: () => (rivals.length > 0 ? `Beside ${rivals.map(({ name }) => name).join(', ')}.` : undefined),
    ...Object.fromEntries(
      Object.entries(COUNTED_AGAIN).map(([key, first]) => [key, () => answer(key) ?? answer(first)]),
    ),
  };
  return (key: string): string | undefined => (composed[key] ?? (() => answer(key)))();
};
