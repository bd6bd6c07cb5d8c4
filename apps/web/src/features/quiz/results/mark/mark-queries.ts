import {
  markCalls,
  logoCalls,
  type LogoLockup,
  type MarkSelection,
  type MarkSet,
  type OfferedMark,
} from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { OWN_LASTING } from '../../../../api/own-keys.ts';

/** What the marks of a quiz depend on; others are drawn when it changes. */
export type MarkGrounds = { quizId: string; name: string; fonts: readonly string[]; keywords: readonly string[] };

/** The marks drawn for a name: those that are there, else drawn now, which takes seconds. */
export const marksQuery = ({ quizId, name, fonts, keywords }: MarkGrounds) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'marks', quizId, name, ...fonts, ...keywords],
    queryFn: ({ signal }) => call(markCalls.draw, { body: { quizId } }, { signal }),
    staleTime: Infinity,
  });

type Drawn = Pick<MarkSelection, 'recipe' | 'face'>;
/** Tells two marks apart. */
export const keyOf = ({ recipe: { family, letters, values, round = 0 }, face }: Drawn): string =>
  [family, letters, ...values, round, face.fontName, face.fontWeight].join(' ');

/** The mark that is chosen as it is offered: one of the set, or one that was nudged, drawn again. */
export const chosenMarkQuery = (quizId: string, selected: MarkSelection | undefined, set?: MarkSet) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'mark', quizId, selected ? keyOf(selected) : ''],
    queryFn: async ({ signal }): Promise<OfferedMark | null> => {
      if (!selected) return null;
      const { recipe, face } = selected;
      const { mark } = await call(markCalls.nudge, { body: { quizId, recipe, face } }, { signal });
      return mark ?? null;
    },
    initialData: () => selected && set?.marks.find((one) => keyOf(one) === keyOf(selected)),
    enabled: selected !== undefined,
    staleTime: Infinity,
  });

/** A lockup of the mark that is chosen, as the server draws it. `drawn` names what has been saved. */
export const lockupQuery = (quizId: string, lockup: LogoLockup, drawn: string) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'lockup', quizId, lockup, drawn],
    queryFn: async ({ signal }) =>
      (await call(logoCalls.generateLogo, { body: { quizId, colorKey: 'p1', lockup } }, { signal })).blob(),
    // before anything is saved the server would draw the name alone
    enabled: drawn !== '',
    staleTime: Infinity,
  });
