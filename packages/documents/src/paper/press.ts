import { partsOf } from '../deck/figures.ts';
import type { Subject } from '../deck/subject.ts';
import { facts, fits, NAMED } from './facts.ts';
import { written } from './flow.ts';
import type { Block, Paper, Run } from './model.ts';
import type { PaperTeller } from './paper-teller.ts';
import { spokenAs } from './signed.ts';

/** Points above what a paper is, where no address stands before it. */
export const KICKER = 26;

type Sheeted = Pick<Paper, 'look' | 'wide' | 'styles'>;
type Counted = { rows: readonly (readonly [string, Run])[]; sources: string[] };

/**
 * What a paper may print: how large the problem is and what changes, with where that comes from. What comes in and who
 * left is for investors.
 */
const counted = (sheet: Sheeted, { answers }: Subject): Counted => {
  const told = (key: string): string => answers[key]?.trim() ?? '';
  const changed = ([one, other]: readonly [string, string]): readonly [string, string] => {
    const [before, what] = [told(`solution.figure${one}`), told(`solution.meaning${one}`)];
    return [before && what ? told(`solution.figure${other}`) : '', `${what}, ${before} before`];
  };
  const rows = [
    ['problem', [told('problem.figure'), told('problem.meaning').replace(/\.$/u, '')]],
    ['solution', changed(['1', '3'])],
    ['solution', changed(['2', '4'])],
  ] as const;
  const kept = rows.filter(
    ([, [figure, meaning]]) =>
      figure && meaning && fits(sheet, figure, NAMED, 'total') && fits(sheet, meaning, 1 - NAMED),
  );
  return {
    rows: kept.map(([, [figure, meaning]]) => [figure, { text: meaning }]),
    sources: [...new Set(kept.map(([from]) => told(`${from}.source`)))],
  };
};

/** Whom to ask, and who it is by law: what of it was told and fits a line; the first stands below where it does not. */
const reached = (sheet: Sheeted, { run, paragraph }: PaperTeller, { answers, website }: Subject): Block[] => {
  const told: readonly (readonly [string, Run])[] = [
    ['Contact', run('closing.line')],
    ['Website', { text: website }],
    ['Address', { text: partsOf(answers['letter.sender'] ?? '').join(', ') }],
    ['Registered', { text: answers['letter.legal']?.trim() ?? '' }],
  ];
  const kept = told.filter(([, says]) => says.text !== '' && fits(sheet, written(says), 1 - NAMED));
  const isApart = kept[0]?.[0] !== 'Contact';
  return [
    ...(isApart ? [paragraph('body', run('closing.line'))] : []),
    ...(kept.length > 0 ? [facts(sheet, 'head', kept)] : []),
  ];
};

/** News as an editor expects it: what it is, where and when, who says so, what may be counted, whom to ask. */
export const press = (told: PaperTeller, sheet: Sheeted, subject: Subject): Block[] => {
  const { run, sentence, known, signed, role, paragraph, space } = told;
  const { company } = subject;
  const { rows, sources } = counted(sheet, subject);
  const more = known('statement.line');
  return [
    space(KICKER),
    paragraph('label', 'Press release'),
    paragraph('title', run('file.news')),
    paragraph('lead', run('file.place'), ' \u2013 ', run('file.lead')),
    paragraph('body', run('file.why')),
    paragraph('body', '“', run('file.quote'), '” says ', signed(), spokenAs(role()), ` of ${company}.`),
    ...(rows.length > 0
      ? [
          space(6),
          paragraph('heading', 'In numbers'),
          facts(sheet, 'total', rows),
          space(5),
          // a line each
          ...told.told('small', ...sources),
        ]
      : []),
    space(8),
    paragraph('heading', `About ${company}`),
    paragraph('body', sentence('statement.title'), more && ` ${more}`),
    ...reached(sheet, told, subject),
  ];
};
