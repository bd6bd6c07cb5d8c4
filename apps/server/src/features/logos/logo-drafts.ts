import { LRUCache } from 'lru-cache';
import {
  LOGO_PNG_WIDTH,
  LOGO_PNG_WIDTHS,
  logoColorKeys,
  logoFileName,
  logoLockups,
  primaryLogo,
  type FontFace,
  type LogoColorKey,
  type LogoCut,
  type LogoFile,
  type LogoLockup,
  type MarkSelection,
} from '@signet/contract';
import { drawLockup, drawWordmark, type LockupMark, type Wordmark } from '@signet/logo';
import { drawRecipe, measureMark, pictureOfPath, stemOf } from '@signet/mark';
import { ownCap, type OwnLogo } from '@signet/kit';
import { toPng } from '@signet/render';
import { toSvg, type Scene } from '@signet/scene';
import { type Font } from '@signet/type';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { FontLibrary, FontsOfBrain } from '../fonts/font-library.ts';
import type { NewFile } from '../made-files/kind.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { customFiles } from './custom-files.ts';
import { ownLogoOf } from './own-logo.ts';
import { groundOn, primaryLockup, type LogoDrawing } from './logo-drawing.ts';

type Parts = {
  brains: { get: (id: string) => Promise<FontsOfBrain> };
  fonts: Pick<FontLibrary, 'font'>;
  blobs: Pick<Blobs, 'get'>;
  /** Traces a logo that somebody brought along; undefined where it has no outline. */
  trace?: (owner: string, custom: CustomLogos) => Promise<OwnLogo | undefined>;
};

/** How the name is set: under a mark its lines stand on one middle. */
type Setting = { cut: LogoCut; align: 'left' | 'center' };
/** One logo of a set. */
type Wanted = { colorKey: LogoColorKey; lockup: LogoLockup; cut: LogoCut };

/** The roles that a scene is drawn in; each color then takes the place of the first. */
const [INK, GROUND] = ['p1', 'w1'] as const;
/** Pixels of a favicon, in which strokes are measured. */
const FAVICON = 16;
/** Traced logos that are kept, some 50 KB each. */
const OWN_KEPT = 50;
/** How much heavier the name is set for the smallest sizes, and in the next weight of its family from there. */
const HEAVIER = 100;

/** A mark so rich that small it gives way to the plain initial. */
const isRich = ({ recipe }: MarkSelection): boolean => recipe.family === 'monogram';

/** From what a logo is made from to its drawings: the SVGs and the PNGs. */
export const createLogoDrafts = ({
  brains,
  fonts,
  blobs,
  trace = (owner, custom) => ownLogoOf(owner, custom, blobs),
}: Parts) => {
  const fontOf = async ({ brainVersionId }: Pick<LogoDrawing, 'brainVersionId'>, face: FontFace): Promise<Font> =>
    orRefuse(await fonts.font(await brains.get(brainVersionId), face), 'unknownFont');

  /** The face that a cut is set in: the chosen one, for the smallest sizes its family's next heavier. */
  const faceFor = async ({ brainVersionId, font }: LogoDrawing, cut: LogoCut): Promise<FontFace> => {
    if (cut !== 'small') return font;
    const { brain } = await brains.get(brainVersionId);
    const weights = brain.fonts.find(({ fontName }) => fontName === font.fontName)?.weights ?? [];
    const fontWeight = weights.find((weight) => weight >= font.fontWeight + HEAVIER) ?? font.fontWeight;
    return { ...font, fontWeight };
  };

  const nameOf = async (
    drawing: LogoDrawing,
    { cut, align }: Setting,
  ): Promise<{ name: Wordmark; stem: number | undefined }> => {
    const font = await fontOf(drawing, await faceFor(drawing, cut));
    if (!font.covers(drawing.text)) throw new Refusal('nameNotCovered');
    return { name: drawWordmark({ text: drawing.text, font, cut, align }), stem: stemOf(font, 'H') };
  };

  /** Undefined where the founder has none, or the face does not draw it any more. */
  const markOf = async (drawing: Pick<LogoDrawing, 'brainVersionId' | 'mark'>): Promise<LockupMark | undefined> => {
    const { mark } = drawing;
    if (!mark) return undefined;
    const font = await fontOf(drawing, mark.face);
    const { round, ...recipe } = mark.recipe;
    const drawn = drawRecipe({ ...recipe, ...(round ? { round } : {}) }, font);
    if (!drawn) return undefined;
    const measures = measureMark(pictureOfPath(drawn));
    const [initial = ''] = Array.from(recipe.letters);
    return {
      ...drawn,
      stroke: (measures?.stroke ?? 1) / FAVICON,
      small: isRich(mark) ? drawWordmark({ text: initial, font }) : undefined,
    };
  };

  /** Draws any logo of a set: the mark and each cut of the name are drawn once. */
  const drawer = async (drawing: LogoDrawing) => {
    const mark = await markOf(drawing);
    const names = new Map<string, Awaited<ReturnType<typeof nameOf>>>();
    const named = async (setting: Setting) => {
      const key = `${setting.cut} ${setting.align}`;
      const known = names.get(key) ?? (await nameOf(drawing, setting));
      names.set(key, known);
      return known;
    };
    return {
      async scene({ lockup, cut }: Pick<Wanted, 'lockup' | 'cut'>): Promise<Scene> {
        // a lockup with a mark that is not there is the name alone
        const shown = mark ? lockup : 'wordmark';
        const { name, stem } = await named({ cut, align: shown === 'stacked' ? 'center' : 'left' });
        return drawLockup(shown, {
          mark: mark ?? NO_MARK,
          name,
          ink: INK,
          ground: GROUND,
          ...(stem === undefined ? {} : { stem }),
        });
      },
    };
  };

  const colored = (drawn: Scene, { colors }: LogoDrawing, colorKey: LogoColorKey): string =>
    toSvg(drawn, { [INK]: colors[colorKey], [GROUND]: groundOn(colors, colorKey) });

  const ownKept = new LRUCache<string, { logo: Promise<OwnLogo | undefined>; isTraced: boolean }>({ max: OWN_KEPT });
  const keyOf = (custom: CustomLogos): string => Object.values(custom).join(' ');
  /**
   * A logo that somebody brought along, traced once while it is in use: its files never change. Undefined where it has
   * no outline; the name stands in its place then. What failed is tried again for whoever asks next.
   */
  const own = (owner: string, custom: CustomLogos): Promise<OwnLogo | undefined> => {
    const key = keyOf(custom);
    const known = ownKept.get(key);
    if (known) return known.logo;
    const kept = { logo: trace(owner, custom), isTraced: false };
    ownKept.set(key, kept);
    kept.logo.then(
      () => (kept.isTraced = true),
      () => ownKept.delete(key),
    );
    return kept.logo;
  };

  return {
    /** The mark that a founder chose, as it stands beside a name. */
    mark: markOf,

    own,
    /** Whether `own` answers at once. */
    isTraced: (custom: CustomLogos): boolean => ownKept.get(keyOf(custom))?.isTraced ?? false,

    /** Refuses what could never be drawn, before anybody waits for it. */
    async requireDrawable(drawing: LogoDrawing): Promise<void> {
      await nameOf(drawing, { cut: primaryLogo.cut, align: 'left' });
    },

    /** One logo; the primary one where no lockup is asked for. */
    async svg(
      drawing: LogoDrawing,
      { colorKey, cut, lockup }: Omit<Wanted, 'lockup'> & { lockup?: LogoLockup | undefined },
    ): Promise<string> {
      const draw = await drawer(drawing);
      return colored(await draw.scene({ cut, lockup: lockup ?? primaryLockup(drawing) }), drawing, colorKey);
    },

    /**
     * Every lockup in the roles p1 and, on a tile, w1, the primary one first, and how large a capital of the name is in
     * the units of those that have a name.
     */
    async scenes(
      owner: string,
      drawing: LogoDrawing,
    ): Promise<{ lockups: { lockup: LogoLockup; scene: Scene }[]; capHeight: number }> {
      const logo = drawing.custom && (await own(owner, drawing.custom));
      if (logo) {
        const { path, width, height } = logo;
        const scene = { x: 0, y: 0, width, height, label: drawing.text, shapes: [{ kind: 'path', path, ink: INK }] };
        return { lockups: [{ lockup: primaryLockup(drawing), scene: scene as Scene }], capHeight: ownCap(logo) };
      }
      // where a logo of their own cannot be drawn the name stands for it, and no mark that they did not bring
      const { mark, ...named } = drawing;
      const shown: LogoDrawing = mark && !drawing.custom ? { ...named, mark } : named;
      const draw = await drawer(shown);
      const { name } = await nameOf(shown, { cut: primaryLogo.cut, align: 'left' });
      const lockups = await Promise.all(
        lockupsOf(shown).map(async (lockup) => ({
          lockup,
          scene: await draw.scene({ lockup, cut: primaryLogo.cut }),
        })),
      );
      return { lockups, capHeight: name.capHeight };
    },

    /** Every file: first the SVGs, which screens show, and of them first the primary logo in each color. */
    async *files(drawing: LogoDrawing): AsyncGenerator<NewFile<LogoFile>> {
      if (drawing.custom) {
        yield* customFiles(drawing.custom, blobs);
        return;
      }
      const primary = primaryLockup(drawing);
      const draw = await drawer(drawing);
      const drawn: { is: Omit<LogoFile, 'format'>; svg: string }[] = [];
      for (const lockup of lockupsOf(drawing)) {
        const one = await draw.scene({ lockup, cut: primaryLogo.cut });
        for (const colorKey of logoColorKeys)
          drawn.push({ is: { cut: primaryLogo.cut, lockup, colorKey }, svg: colored(one, drawing, colorKey) });
      }
      for (const { is: of, svg } of drawn) {
        const is = { ...of, format: 'svg' } as const;
        yield { fileName: logoFileName(is, primary), is, contentType: 'image/svg+xml', body: Buffer.from(svg) };
      }
      for (const { is: of, svg } of drawn) {
        for (const width of pngWidthsOf(drawing)) {
          const is = { ...of, format: 'png' as const, ...(width === LOGO_PNG_WIDTH ? {} : { width }) };
          const body = await toPng(svg, { width });
          yield { fileName: logoFileName(is, primary), is, contentType: 'image/png', body };
        }
      }
    },
  };
};

const NO_MARK: LockupMark = { path: [], width: 1, height: 1, stroke: 1 };

/** The primary lockup first, then the others; a name without a mark has one. */
const lockupsOf = (drawing: LogoDrawing): LogoLockup[] =>
  drawing.mark ? [...new Set([primaryLockup(drawing), ...logoLockups])] : [primaryLockup(drawing)];

const pngWidthsOf = ({ mark }: LogoDrawing): readonly number[] => (mark ? LOGO_PNG_WIDTHS : [LOGO_PNG_WIDTH]);

/** How many files a set has. */
export const filesOf = (drawing: LogoDrawing): number =>
  drawing.custom
    ? Object.keys(drawing.custom).length
    : logoColorKeys.length * lockupsOf(drawing).length * (1 + pngWidthsOf(drawing).length);

export type LogoDrafts = ReturnType<typeof createLogoDrafts>;
