import { rankFonts, rankSchemes, type EngineInput } from '@signet/engine';
import { judgeName } from '@signet/type';
import { brain, openFace } from '../families.ts';
import type { Brand, DesignBrief } from './read-briefs.ts';

const REGULAR = 400;

const nameFitsOf = async (name: string): Promise<EngineInput['nameFits']> => {
  const fits = await Promise.all(
    brain.fonts.map(async ({ _id, weights }) => {
      const font = await openFace(_id, weights.includes(REGULAR) ? REGULAR : (weights[0] ?? REGULAR));
      return [_id, judgeName(font, name)] as const;
    }),
  );
  return new Map(fits.flatMap(([id, fit]) => (fit ? [[id, fit] as const] : [])));
};

/**
 * The engine's first brand for a brief: its first scheme, headline and text. Rejects with an Error where it has none.
 */
export const engineBrand = async ({ _id, companyName, answers, competitors }: DesignBrief): Promise<Brand> => {
  const input: EngineInput = {
    seed: _id,
    brain,
    answers,
    companyName,
    research: { competitors: competitors.map(({ name, color }) => ({ id: name, name, colors: [color] })) },
    nameFits: await nameFitsOf(companyName),
  };
  const [scheme] = rankSchemes(input);
  const { headline, bulkText } = rankFonts(input);
  const [head, text] = [headline[0], bulkText[0]];
  if (!scheme || !head || !text) throw new Error(`The engine has no brand for ${_id}`);
  return {
    colors: scheme.colors,
    headlineFont: head.fontId,
    headlineWeight: head.fontWeight,
    textFont: text.fontId,
    textWeight: text.fontWeight,
  };
};
