/*
 * npm run mark-forms: measures the form of marks drawn for nobody, and writes what is usual of each quality to
 * packages/mark/src/form-quantiles.ts. To be run when a family or a measure of marks has changed.
 */
import { writeFileSync } from 'node:fs';
import { formQualities, formsFor } from '@signet/mark';
import { openFace } from '../gallery/families.ts';

/** Names of one letter that nobody has, every capital of three scripts once, in faces that differ. */
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZБГДЖЗИЛПУФЦЧШЩЭЮЯΔΘΛΞΣΨΩ');
const faces = {
  latin: [
    ['archivo', 800],
    ['lora', 700],
    ['nunito', 800],
    ['space-grotesk', 700],
    ['bitter', 700],
    ['figtree', 800],
    ['playfair-display', 900],
    ['work-sans', 700],
    ['fraunces', 700],
  ],
  every: [
    ['rubik', 700],
    ['manrope', 800],
    ['source-serif-4', 900],
  ],
} as const;
const SHARES = 100;

const forms: ReturnType<typeof formsFor> = [];
for (const [at, letter] of letters.entries()) {
  const tried = [...(/[A-Z]/u.test(letter) ? faces.latin : []), ...faces.every];
  for (let step = 0; step < tried.length; step += 1) {
    const [family, weight] = tried[(at + step) % tried.length] ?? faces.every[0];
    const font = await openFace(family, weight);
    if (!font.covers(letter)) continue;
    forms.push(...formsFor(letter, font));
    break;
  }
}

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
