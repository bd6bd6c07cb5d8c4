import { performance } from 'node:perf_hooks';
import type { Brain } from '@signet/brain';
import { headlineWeights, type EngineInput, type NameFits } from '@signet/engine';
import { judgeName, openFont, type Font, type NameFit } from '@signet/type';
import { createFontFiles } from '../../apps/server/src/features/fonts/font-files.ts';

/** The brain's families in every weight, opened, and what they make of a name. */
export type Faces = {
  /** Judged in every weight, once a name. */
  fitsOf: (name: string) => NameFits;
  /** Judged now in the weights of a quiz, as a server does that has the fonts open. */
  judgeAgain: (quiz: EngineInput) => NameFits;
  /** Whether the family's package holds its licence. */
  hasLicence: (fontId: string) => boolean;
};

type Opened = ReadonlyMap<string, ReadonlyMap<number, Font>>;

/** A family that lacks a letter of the name lacks it in every weight. */
const judge = (fonts: Opened, name: string, isWanted: (fontId: string, weight: number) => boolean): NameFits =>
  new Map(
    [...fonts].flatMap(([id, faces]) => {
      const fits = [...faces].flatMap(([weight, font]): [number, NameFit][] => {
        const fit = isWanted(id, weight) ? judgeName(font, name) : undefined;
        return fit ? [[weight, fit]] : [];
      });
      return fits.length > 0 ? [[id, new Map(fits)] as const] : [];
    }),
  );

const openAll = async ({ fonts: families }: Brain): Promise<{ fonts: Opened; licensed: Set<string> }> => {
  const files = createFontFiles();
  const fonts = new Map<string, Map<number, Font>>();
  const licensed = new Set<string>();
  for (const family of families) {
    const faces = new Map<number, Font>();
    for (const weight of family.weights) faces.set(weight, openFont(await files.face(family, weight)));
    fonts.set(family._id, faces);
    if ((await files.licence(family)).text.trim() !== '') licensed.add(family._id);
  }
  return { fonts, licensed };
};

/** Opens every face of the brain. Rejects with an Error that names a family without files. */
export const openFaces = async (brain: Brain): Promise<Faces> => {
  const begun = performance.now();
  const { fonts, licensed } = await openAll(brain);
  console.log(`engine: ${fonts.size} families opened in ${Math.round(performance.now() - begun)} ms`);
  const known = new Map<string, NameFits>();
  return {
    fitsOf: (name) => {
      const fits = known.get(name) ?? judge(fonts, name, () => true);
      known.set(name, fits);
      return fits;
    },
    judgeAgain: (quiz) => {
      const weights = headlineWeights(quiz);
      return judge(fonts, quiz.companyName, (id, weight) => weights.get(id) === weight);
    },
    hasLicence: (id) => licensed.has(id),
  };
};
