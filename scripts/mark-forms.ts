/*
 * npm run mark-forms: measures the form of marks drawn for nobody, and writes what is usual of each quality to
 * packages/mark/src/form-quantiles.ts. To be run when a family or a measure of marks has changed.
 */
import { writeFileSync } from 'node:fs';
import { formQualities, formsFor } from '@signet/mark';
import { openFace } from '../gallery/families.ts';

/** Every letter once, in faces that differ: names that nobody has. */
const drawn = [
  ['Ab', 'archivo', 800],
  ['Cd', 'lora', 700],
  ['Ef', 'nunito', 800],
  ['Gh', 'space-grotesk', 700],
  ['Jk', 'bitter', 700],
  ['Lm', 'figtree', 800],
  ['No', 'playfair-display', 800],
  ['Pq', 'rubik', 700],
  ['Rs', 'manrope', 800],
  ['Tu', 'fraunces', 700],
  ['Vw', 'work-sans', 700],
  ['Ze', 'source-serif-4', 800],
  ['Бо', 'rubik', 700],
  ['Σα', 'manrope', 800],
] as const;
const SHARES = 100;

const forms: ReturnType<typeof formsFor> = [];
for (const [name, family, weight] of drawn) forms.push(...formsFor(name, await openFace(family, weight)));

/** The least value of each of so many equal shares. */
const quantiles = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => one - other);
  return Array.from({ length: SHARES }, (_, share) => sorted[Math.floor((share * sorted.length) / SHARES)] ?? 0);
};

const lines = formQualities.map((quality) => {
  const values = quantiles(forms.map((form) => form[quality])).map((value) => Number(value.toFixed(3)));
  return `  ${quality}: [${values.join(', ')}],`;
});
const file = new URL('../packages/mark/src/form-quantiles.ts', import.meta.url);
writeFileSync(
  file,
  `// oxlint-disable approx-constant -- measured, not meant
import type { FormQuality } from './form.ts';

/**
 * What \`npm run mark-forms\` measured of ${forms.length} marks drawn for nobody: the least value of each of
 * ${SHARES} equal shares.
 */
export const formQuantiles: Readonly<Record<FormQuality, readonly number[]>> = {
${lines.join('\n')}
};
`,
);
console.log(`${forms.length} forms`);
