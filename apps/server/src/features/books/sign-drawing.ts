import type { BookBrand } from '@signet/book';

/** Boards that a sign maker is asked for, in millimeters: over a shop's window, and out from its wall. */
const boards = [
  { title: 'Over the window', width: 3000, height: 600, share: 0.7 },
  { title: 'Out from the wall', width: 800, height: 800, share: 0.74 },
] as const;

/** Between logo and edge, in heights of a capital: the least that the book allows, and a little more. */
const AROUND = 1.25;
/** Nobody measures a sign finer than this. */
const STEP = 5;
/** Meters from which capitals of one millimeter can be read: 1 cm for each 3 m. */
const READ_FROM = 0.3;

const stepped = (millimeters: number): number => Math.max(STEP, Math.floor(millimeters / STEP) * STEP);

/** A logo on a board: all lengths in millimeters. */
type SignDrawing = {
  title: string;
  width: number;
  height: number;
  capital: number;
  logo: { width: number; height: number; left: number; top: number };
  /** The thinnest upright stroke, where the letters are known; whole meters from which it can be read. */
  stroke: number | undefined;
  readFrom: number;
};

/**
 * The primary logo on each board, as large as its clear space lets it be. Of a logo that was brought along nobody knows
 * the letters.
 */
export const signDrawings = ({ logo: { lockups, capHeight }, drawing, stroke }: BookBrand): SignDrawing[] => {
  const stem = drawing.logo ? undefined : stroke;
  const scene = lockups[0]?.scene;
  if (!scene) return [];
  const [wide, high] = [scene.width / capHeight, scene.height / capHeight];
  return boards.map(({ title, width, height, share }) => {
    const capital = stepped(
      Math.min((width * share) / wide, width / (wide + 2 * AROUND), height / (high + 2 * AROUND)),
    );
    const size = { width: Math.round(wide * capital), height: Math.round(high * capital) };
    return {
      title,
      width,
      height,
      capital,
      logo: { ...size, left: Math.round((width - size.width) / 2), top: Math.round((height - size.height) / 2) },
      stroke: stem === undefined ? undefined : Math.round(stem * capital),
      readFrom: Math.floor(capital * READ_FROM),
    };
  });
};
