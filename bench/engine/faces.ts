import { performance } from 'node:perf_hooks';
import type { Brain } from '@signet/brain';
import type { EngineInput } from '@signet/engine';
import { judgeName, nearestWeight, openFont, type Font } from '@signet/type';
import { createFontFiles } from '../../apps/server/src/features/fonts/font-files.ts';

const REGULAR = 400;

/** The brain's families, opened, and what they make of a name. */
export interface Faces {
  /** Judged once a name. */
  fitsOf: (name: string) => EngineInput['nameFits'];
  /** Judged now, as a server does that has the fonts open. */
  judgeAgain: (name: string) => EngineInput['nameFits'];
  /** Whether the family's package holds its licence. */
  hasLicence: (fontId: string) => boolean;
}

/** Opens every family of the brain in its regular weight. Rejects with an Error that names a family without files. */
export const openFaces = async ({ fonts: families }: Brain): Promise<Faces> => {
  const begun = performance.now();
  const files = createFontFiles();
  const fonts = new Map<string, Font>();
  const licensed = new Set<string>();
  for (const family of families) {
    fonts.set(family._id, openFont(await files.face(family, nearestWeight(REGULAR, family.weights) ?? REGULAR)));
    if ((await files.licence(family)).text.trim() !== '') licensed.add(family._id);
  }
  console.log(`engine: ${fonts.size} fonts opened in ${Math.round(performance.now() - begun)} ms`);
  const judgeAgain = (name: string) =>
    new Map(
      [...fonts].flatMap(([id, font]) => {
        const fit = judgeName(font, name);
        return fit ? [[id, fit] as const] : [];
      }),
    );
  const known = new Map<string, EngineInput['nameFits']>();
  const fitsOf = (name: string) => {
    const fits = known.get(name) ?? judgeAgain(name);
    known.set(name, fits);
    return fits;
  };
  return { fitsOf, judgeAgain, hasLicence: (id) => licensed.has(id) };
};
