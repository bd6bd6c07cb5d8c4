import { LRUCache } from 'lru-cache';
import { kitPieces, type KitPieceKey } from '@signet/contract';
import { drawKitPiece, isKitKey, type KitKey } from '@signet/kit';
import { toSvg } from '@signet/scene';
import type { RateLimits } from '../../http/rate-limits.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandsInForce } from '../brands/brands-in-force.service.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { SelectionsService } from '../selections/selections.service.ts';
import type { KitBrands } from './kit-brands.ts';
import { basisOf, colorsOfHexes, hexesOf, kitDrawingOf, type KitDrawing, type Otherwise } from './kit-drawing.ts';
import type { PictureAddress, PictureAddresses } from './picture-addresses.ts';

type Parts = {
  inForce: Pick<BrandsInForce, 'of'>;
  selections: Pick<SelectionsService, 'get'>;
  brains: Pick<BrainLibrary, 'get'>;
  brands: KitBrands;
  addresses: PictureAddresses;
  limits: Pick<RateLimits, 'takeBy'>;
};
type Piece = { marketingKitId: string; fileName: string };
type Asked = Otherwise & { d: string; quizId?: string | undefined };

/** Characters of pictures that are kept: what a few founders look at, each picture 5 to 150 KB. */
const MOST_KEPT = 48_000_000;
/**
 * Pictures that one person may have drawn in a minute, beside those that are there: each takes some hundredths of a
 * second of everybody's processor and a place among those that are kept.
 */
const DRAWN = { points: 300, seconds: 60 };

const pieceOf = (fileName: string): KitPieceKey => {
  const found = Object.entries(kitPieces).find(([, piece]) => piece.fileName === fileName);
  return orRefuse(found, 'notFound')[0] as KitPieceKey;
};

/** The pieces of marketing kits as pictures, drawn when they are asked for and stored nowhere. */
export const createKitPictures = ({ inForce, selections, brains, brands, addresses, limits }: Parts) => {
  const drawn = new LRUCache<string, string>({ maxSize: MOST_KEPT, sizeCalculation: (svg) => svg.length });

  const drawingFor = async (
    user: Chooser,
    { d, quizId, ...otherwise }: Asked,
  ): Promise<{ quizId: string; drawing: KitDrawing }> => {
    const colors = colorsOfHexes(d);
    const found = colors ? undefined : await selections.get(user, d);
    const brand = await inForce.of(user, found?.quizId ?? quizId);
    return { quizId: brand.quizId, drawing: kitDrawingOf(brand, { colors, ...otherwise }) };
  };

  const kitOf = async ({ brainVersionId }: KitDrawing, id: string): Promise<KitKey> => {
    const { brain } = await brains.get(brainVersionId);
    const { key } = orRefuse(
      brain.marketingKits.find(({ _id }) => _id === id),
      'notFound',
    );
    // a workbook may name a kit that this release cannot draw
    if (!isKitKey(key)) throw new Refusal('notFound');
    return key;
  };

  /** @param userId Who pays for it, where it has to be drawn. */
  const svgOf = async (userId: string, drawing: KitDrawing, { marketingKitId, fileName }: Piece): Promise<string> => {
    const [kit, piece] = [await kitOf(drawing, marketingKitId), pieceOf(fileName)];
    const key = `${basisOf(drawing)} ${kit} ${piece}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const taken = await limits.takeBy('drawn kit pictures', DRAWN, userId);
    if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
    const brand = await brands(userId, drawing);
    const svg = toSvg(drawKitPiece(kit, piece, brand).scene, brand.colors);
    drawn.set(key, svg);
    return svg;
  };

  return {
    /** What a picture is drawn from, in short, and the picture for whoever does not have it already. */
    async svg(user: Chooser, piece: Piece, asked: Asked): Promise<{ basis: string; draw: () => Promise<string> }> {
      const { drawing } = await drawingFor(user, asked);
      return { basis: basisOf(drawing), draw: () => svgOf(user._id, drawing, piece) };
    },

    /** Where an `img` finds it. Refuses what could never be drawn, before a picture stays empty. */
    async address(user: Chooser, piece: Piece, asked: Asked): Promise<string> {
      const { quizId, drawing } = await drawingFor(user, asked);
      await Promise.all([kitOf(drawing, piece.marketingKitId), brands(user._id, drawing)]);
      pieceOf(piece.fileName);
      const d = hexesOf(drawing.colors);
      const { headline, bulkText, mark } = asked;
      const otherwise = { headline, bulkText, mark };
      return addresses.sign({ ...piece, userId: user._id, quizId, d, basis: basisOf(drawing), ...otherwise });
    },

    /** The picture at an address, while the brand is as it was when the address was given. */
    async at(address: PictureAddress, signature: string): Promise<string> {
      if (!addresses.isSigned(address, signature)) throw new Refusal('linkInvalid');
      const { userId, quizId, d, headline, bulkText, mark } = address;
      const asked = { d, quizId, headline, bulkText, mark };
      const { drawing } = await drawingFor({ _id: userId, activeQuizId: quizId }, asked);
      if (basisOf(drawing) !== address.basis) throw new Refusal('linkExpired');
      return svgOf(userId, drawing, address);
    },
  };
};

export type KitPictures = ReturnType<typeof createKitPictures>;
