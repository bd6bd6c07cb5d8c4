import { headlineWeights, rankFonts, rankSchemes, type EngineInput, type NameFits } from '@signet/engine';
import { judgeName } from '@signet/type';
import { brain, openFace } from '../families.ts';
import type { Brand, DesignBrief } from './read-briefs.ts';

const nameFitsOf = async (name: string, answers: EngineInput['answers']): Promise<NameFits> => {
  const fits = await Promise.all(
    Array.from(headlineWeights({ brain, answers, companyName: name }), async ([id, weight]) => {
      const fit = judgeName(await openFace(id, weight), name);
      return fit ? [[id, new Map([[weight, fit]])] as const] : [];
    }),
  );
  return new Map(fits.flat());
};

/**
 * The engine's first brand for a brief: its first scheme, headline and text. Rejects with an Error where it has none.
 */
export const engineBrand = ({ _id, companyName, answers, competitors }: DesignBrief): Promise<Brand> =>
  firstBrand({
    seed: _id,
    brain,
    answers,
    companyName,
    research: { competitors: competitors.map(({ name, color }) => ({ id: name, name, colors: [color] })) },
  });

/** The same for a quiz whose name nobody has judged yet. */
export const firstBrand = async (quiz: Omit<EngineInput, 'nameFits'>): Promise<Brand> => {
  const input: EngineInput = { ...quiz, nameFits: await nameFitsOf(quiz.companyName, quiz.answers) };
  const [scheme] = rankSchemes(input);
  const { headline, bulkText } = rankFonts(input);
  const [head, text] = [headline[0], bulkText[0]];
  if (!scheme || !head || !text) throw new Error(`The engine has no brand for ${quiz.seed}`);
  return {
    colors: scheme.colors,
    headlineFont: head.fontId,
    headlineWeight: head.fontWeight,
    textFont: text.fontId,
    textWeight: text.fontWeight,
  };
};
