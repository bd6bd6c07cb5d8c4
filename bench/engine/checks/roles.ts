import { allDeficiencies, distance, seenWith } from '../color-math.ts';
import { each, type SchemeCheck } from './check.ts';

/** How far the roles of one scheme have to be from each other. */
const apart = [
  ['p1', 's1', 0.1],
  ['p1', 'a1', 0.15],
  ['s1', 'a1', 0.12],
] as const;
const APART_IF_COLOR_BLIND = 0.08;

export const roleChecks: readonly SchemeCheck[] = [
  {
    key: 'roles',
    claim: 'schemes whose p1 and s1 are .10, p1 and a1 .15, s1 and a1 .12 apart',
    atLeast: 0.995,
    judge: (_, schemes) =>
      each(schemes, ({ colors, labs }) => {
        const close = apart.find(([one, other, least]) => distance(labs[one], labs[other]) < least);
        return close && `${close[0]} ${colors[close[0]]} and ${close[1]} ${colors[close[1]]} are not ${close[2]} apart`;
      }),
  },
  {
    key: 'color-blind',
    claim: 'schemes whose p1 and a1 stay .08 apart for protan, deutan and tritan eyes',
    atLeast: 0.995,
    judge: (_, schemes) =>
      each(schemes, ({ colors }) => {
        const close = allDeficiencies.find(
          (one) => distance(seenWith(one, colors.p1), seenWith(one, colors.a1)) < APART_IF_COLOR_BLIND,
        );
        return close && `p1 ${colors.p1} and a1 ${colors.a1} look alike to ${close} eyes`;
      }),
  },
];
