import { logoColorKeys, type LogoColorKey } from '@signet/contract';
import { drawLogo } from '@signet/logo';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import type { LogoDrawing } from '../../db/schema.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import type { QuizStore } from '../quizzes/quizzes.store.ts';
import { logoTextOf } from '../recommendations/recommend.ts';
import { activeSelectionsOf, type SelectionsStore } from '../selections/selections.store.ts';

type Parts = { quizzes: Pick<QuizStore, 'find'>; selections: Pick<SelectionsStore, 'find'>; brains: BrainLibrary; fonts: FontLibrary };

/** White where a scheme names none (spec results §3: w1 is read by logos, optional in selections). */
const WHITE = '#ffffff';

/** From a founder's selections to the drawing of a logo: what it is made from, its SVG and its PNG. */
export const createLogoDrafts = ({ quizzes, selections, brains, fonts }: Parts) => {
  const svg = async (drawing: LogoDrawing, colorKey: LogoColorKey): Promise<string> => {
    const brain = await brains.get(drawing.brainVersionId);
    const font = orRefuse(await fonts.font(brain, drawing.font), 'unknownFont');
    return toSvg(drawLogo({ text: drawing.text, font, color: colorKey }), drawing.colors);
  };

  return {
    svg,

    /** Everything that the logos of a quiz depend on, from its active selections. */
    async drawing(userId: string, quizId: string | undefined): Promise<{ quizId: string; drawing: LogoDrawing }> {
      const quiz = orRefuse(await quizzes.find(orRefuse(quizId, 'notFound'), userId), 'notFound');
      const row = orRefuse(await selections.find(quiz.id, userId), 'notFound');
      const { colorSelection, fontSelections } = activeSelectionsOf(row);
      const { colors } = orRefuse(colorSelection, 'noSelections');
      const { fontName, fontWeight, fontStyle } = orRefuse(fontSelections, 'noSelections').headlineSelection;
      const hexes = Object.fromEntries(logoColorKeys.map((key) => [key, colors[key] ?? WHITE])) as Record<LogoColorKey, string>;
      return { quizId: quiz.id, drawing: { text: logoTextOf(quiz), font: { fontName, fontWeight, fontStyle }, brainVersionId: quiz.brain_version_id, colors: hexes } };
    },

    /** Both files of one color. */
    async files(drawing: LogoDrawing, colorKey: LogoColorKey, width: number): Promise<{ svg: string; png: Buffer }> {
      const drawn = await svg(drawing, colorKey);
      return { svg: drawn, png: await toPng(drawn, { width }) };
    },
  };
};

export type LogoDrafts = ReturnType<typeof createLogoDrafts>;
