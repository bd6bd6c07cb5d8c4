import { colorRoles } from '@signet/color';
import { kitPictureCalls, kitPieces, type BrandColors, type KitPieceKey, type Received } from '@signet/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { OWN_LASTING } from '../api/own-keys.ts';

/** The ten colors as an address has them (flow decisions). */
export const colorsAsAddress = (colors: BrandColors): string =>
  colorRoles.map((role) => (colors[role] ?? '#ffffff').slice(1).toLowerCase()).join('-');

/** Milliseconds that drawings which one has leafed past are kept: there are hundreds, and the server has them. */
export const LEAFED_PAST = 60_000;

type Query = Received<typeof kitPictureCalls.draw>['query'];

/** A piece of a kit; `shape` is what of the brand it is drawn from beside what it asks for. */
export const kitPictureQuery = (kitId: string, piece: KitPieceKey, query: Query, shape: readonly unknown[]) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'kitPicture', kitId, piece, ...Object.values(query), ...shape],
    queryFn: async ({ signal }) => {
      const params = { marketingKitId: kitId, fileName: kitPieces[piece].fileName };
      return (await call(kitPictureCalls.draw, { params, query }, { signal })).blob();
    },
    staleTime: Infinity,
    gcTime: LEAFED_PAST,
    placeholderData: keepPreviousData,
  });
