import {
  LOGO_PNG_WIDTH,
  logoColorKeys,
  logoFileName,
  primaryLogo,
  type LogoColorKey,
  type LogoFile,
} from '@signet/contract';
import { drawLogo } from '@signet/logo';
import { toPng } from '@signet/render';
import { toSvg, type Scene } from '@signet/scene';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import type { NewFile } from '../made-files/kind.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import type { Choice, SelectionsService } from '../selections/selections.service.ts';

/** All that the drawing of a logo set depends on: a set is made from this alone, by any node, at any time. */
export type LogoDrawing = {
  text: string;
  font: { fontName: string; fontWeight: number; fontStyle: 'italic' | 'normal' };
  brainVersionId: string;
  colors: Record<LogoColorKey, string>;
};

type Parts = {
  quizzes: Pick<QuizService, 'chosen'>;
  selections: Pick<SelectionsService, 'activeOf'>;
  brains: BrainLibrary;
  fonts: FontLibrary;
};

/** White where a scheme names none (spec results §3: w1 is read by logos, optional in selections). */
const WHITE = '#ffffff';
const INK = 'p1';

/**
 * Everything that the logos of a quiz depend on.
 * @throws Refusal `noSelections` where there is nothing to draw yet.
 */
export const drawingOf = (quiz: QuizRow, { colorSelection, fontSelections }: Choice): LogoDrawing => {
  const { colors } = orRefuse(colorSelection, 'noSelections');
  const { fontName, fontWeight, fontStyle } = orRefuse(fontSelections, 'noSelections').headlineSelection;
  const hexes = logoColorKeys.map((key) => [key, colors[key] ?? WHITE] as const);
  return {
    text: logoTextOf(quiz),
    font: { fontName, fontWeight, fontStyle },
    brainVersionId: quiz.brain_version_id,
    colors: Object.fromEntries(hexes) as Record<LogoColorKey, string>,
  };
};

/** From a founder's selections to the drawing of a logo: what it is made from, its SVG and its PNG. */
export const createLogoDrafts = ({ quizzes, selections, brains, fonts }: Parts) => {
  /** The name is shaped and broken once for all colors; `INK` is the role that each color then takes. */
  const scene = async (drawing: LogoDrawing): Promise<Scene> => {
    const brain = await brains.get(drawing.brainVersionId);
    const font = orRefuse(await fonts.font(brain, drawing.font), 'unknownFont');
    if (!font.covers(drawing.text)) throw new Refusal('nameNotCovered');
    return drawLogo({ text: drawing.text, font, color: INK });
  };
  const colored = (drawn: Scene, { colors }: LogoDrawing, colorKey: LogoColorKey): string =>
    toSvg(drawn, { [INK]: colors[colorKey] });

  return {
    /** Refuses what could never be drawn, before anybody waits for it. */
    async requireDrawable(drawing: LogoDrawing): Promise<void> {
      await scene(drawing);
    },

    /** One logo. */
    svg: async (drawing: LogoDrawing, colorKey: LogoColorKey): Promise<string> =>
      colored(await scene(drawing), drawing, colorKey),

    /** What the logos of a quiz are drawn from now: of the one given, else of the active one. */
    async drawing(user: Chooser, quizId: string | undefined): Promise<{ quizId: string; drawing: LogoDrawing }> {
      const quiz = await quizzes.chosen(user, quizId);
      return { quizId: quiz.id, drawing: drawingOf(quiz, await selections.activeOf(quiz.id, user._id)) };
    },

    /** Both files of every color: first the SVGs, which screens show, and of them first the one in the main color. */
    async *files(drawing: LogoDrawing): AsyncGenerator<NewFile<LogoFile>> {
      const drawn = await scene(drawing);
      const svgs = logoColorKeys.map((colorKey) => ({ colorKey, svg: colored(drawn, drawing, colorKey) }));
      for (const { colorKey, svg } of svgs) {
        const is = { ...primaryLogo, colorKey, format: 'svg' } as const;
        yield { fileName: logoFileName(is), is, contentType: 'image/svg+xml', body: Buffer.from(svg) };
      }
      for (const { colorKey, svg } of svgs) {
        const is = { ...primaryLogo, colorKey, format: 'png' } as const;
        const body = await toPng(svg, { width: LOGO_PNG_WIDTH });
        yield { fileName: logoFileName(is), is, contentType: 'image/png', body };
      }
    },
  };
};

export type LogoDrafts = ReturnType<typeof createLogoDrafts>;
