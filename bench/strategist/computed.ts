import { restsOn, sampleBrand, writeAnswer, type Answer } from '@signet/strategist';

/** A question that is worked out from the sample brand, and what of its answer has to be right. */
export type Asked = { question: string; holds: (text: string) => boolean };

/** WCAG 2.2's own formula, written again, so that nothing is judged by what is measured. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratioOf = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** WCAG 2.2, 1.4.3: of small text. */
const ENOUGH = 4.5;
const shown = (ratio: number): string => `${(Math.round(ratio * 100) / 100).toFixed(2)}:1`;
const hexOf = (name: string): string => sampleBrand.colors.find((color) => color.name === name)?.hex ?? '';
/** What the answer names as passing does, by the formula; undefined where it names nothing. */
const mendPasses = (text: string): boolean | undefined => {
  const mend = /that passes with .+? \((#[0-9a-f]{6})\) is (#[0-9a-f]{6})/u.exec(text);
  return mend ? ratioOf(mend[1] ?? '', mend[2] ?? '') >= ENOUGH : undefined;
};

/** The ratio, the verdict and, where it fails, a color that passes. */
const contrast = (front: string, ground: string): Asked => {
  const ratio = ratioOf(hexOf(front), hexOf(ground));
  return {
    question: `May I put ${front} on ${ground}?`,
    holds: (text) =>
      text.includes(shown(ratio)) &&
      text.startsWith('**Yes') === ratio >= ENOUGH &&
      mendPasses(text) === (ratio >= ENOUGH ? undefined : true),
  };
};
const nearest = (color: string, ground: string): Asked => ({
  question: `What is the nearest to ${color} that passes on ${ground}?`,
  holds: (text) => mendPasses(text) === true,
});
/** The file, whose color the formula says is read on that ground. */
const logo = (question: string, file: string): Asked => ({ question, holds: (text) => text.includes(`**${file}**`) });
const fact = (question: string, ...words: readonly string[]): Asked => ({
  question,
  holds: (text) => words.every((word) => text.includes(word)),
});

const grounds = ['Coral', 'Pine'] as const;
const pairs = sampleBrand.colors.flatMap(({ name }) =>
  grounds.filter((ground) => ground !== name).map((ground) => contrast(name, ground)),
);

/** Forty: contrasts, colors that would pass, logo files, and what the brand is. */
export const askedToCompute: readonly Asked[] = [
  ...pairs,
  nearest('Coral', 'White'),
  nearest('Wheat', 'Paper'),
  nearest('Pine', 'Soot'),
  nearest('Flour', 'White'),
  logo('Which logo goes on a dark background?', 'logo-w1.svg'),
  logo('Which logo goes on white?', 'logo-p1.svg'),
  logo('Which logo goes on Coral?', 'logo-p2.svg'),
  logo('Which logo goes on Pine?', 'logo-w1.svg'),
  logo('Which logo file is for an app icon?', 'logo-p1-tile.png'),
  fact('What are our fonts?', 'Fraunces', 'Inter'),
  fact('What stage are we in?', 'Seed'),
  fact('Who are our competitors?', 'Millstone', '#1f4fa0'),
  fact('What does Warm mean for us?', 'Makes people feel welcome.'),
  fact('What does Curious mean for how we write?', 'Asks before it answers.', 'Ask, and mean it.'),
  fact('Which colors did we cross out?', 'Lilac'),
  fact('What is our marketing kit?', 'Open Margin'),
  fact('What are our keywords?', 'Warm', 'Grounded', 'Curious'),
  fact('What is the hex of Rust?', '#9c3b1b'),
  fact('Why our headline font?', 'Fraunces is round and old'),
  fact('Which color for the buy button?', 'Rust (#9c3b1b)', shown(ratioOf('#ffffff', '#9c3b1b'))),
  fact('What are our colors?', ...sampleBrand.colors.map(({ hex }) => hex)),
  fact('How should we write?', 'Write as you would to a guest.'),
];

export const isRight = ({ holds }: Asked, answer: Answer): boolean => {
  const sources = restsOn(answer);
  return holds(writeAnswer(answer, (passage) => sources.indexOf(passage) + 1));
};
