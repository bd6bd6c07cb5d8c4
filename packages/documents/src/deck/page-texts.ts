import { fieldsIn, partsOf } from './figures.ts';
import type { Subject } from './subject.ts';

/** What the second number counts is what the first one does, unless it is said. */
export const COUNTED_AGAIN = 'solution.meaning3';

/** A space before the letter of a thousand or a million breaks a sum over two lines. */
const held = (text: string): string => text.replaceAll(/(\d)\s(?=(?:k|m|bn)\b)/gu, '$1');

/**
 * What a page says of a question: of some that slides take apart, a sentence. Undefined until it is answered.
 */
export const pageTeller = ({ answers }: Subject) => {
  const answer = (key: string): string | undefined => answers[key]?.trim() || undefined;
  const both = (one: string, other: string): string | undefined => {
    const [figure, meaning] = [answer(one), answer(other)];
    return figure && meaning ? `${figure} ${meaning}` : figure;
  };
  const founders = (): string | undefined =>
    [1, 2, 3]
      .flatMap((at) => {
        const [name, role] = fieldsIn(answer(`team.person${at}`) ?? '', 3);
        return name ? [role ? `${name}, ${role.toLocaleLowerCase('en')}` : name] : [];
      })
      .join(' · ') || undefined;
  const composed: Readonly<Record<string, () => string | undefined>> = {
    'problem.figure': () => both('problem.figure', 'problem.meaning'),
    'model.fact1': () => both('model.fact1', 'model.meaning1'),
    'team.person1': founders,
    'round.parts': () => answer('round.parts') && held(partsOf(answer('round.parts') ?? '').join(' · ')),
    [COUNTED_AGAIN]: () => answer(COUNTED_AGAIN) ?? answer('solution.meaning1'),
  };
  return (key: string): string | undefined => (composed[key] ?? (() => answer(key)))();
};
