import { genericFamily } from '@signet/type/faces';
import { fontCalls, type FontFace as Face } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { call } from '../api/call.ts';

// ES2026: in Chromium since 140, Firefox 133, Safari 18.2
declare global {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Uint8ArrayConstructor {
    fromBase64?: (base64: string) => Uint8Array<ArrayBuffer>;
  }
}

/** A face of many scripts has a million letters here: a loop takes a tenth of what `Uint8Array.from` takes for them. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

/** A name of its own, so that a font that happens to be installed under the same name is never taken for it. */
const ownName = ({ fontName, fontWeight, fontStyle }: Face) => `brand ${fontName} ${fontWeight} ${fontStyle}`;

/**
 * The real font, once per face: loaded from its bytes, which needs no address in a style sheet. Answers the family's
 * name in CSS.
 */
export const brandFontQuery = (face: Face) =>
  queryOptions({
    queryKey: ['brandFont', face.fontName, face.fontWeight, face.fontStyle],
    queryFn: async () => {
      const { fontName, fontWeight, fontStyle } = face;
      const { data } = await call(fontCalls.base64Font, {
        query: { fontName, fontWeight: String(fontWeight), fontStyle },
      });
      const font = new FontFace(ownName(face), bytesOf(data).buffer, { weight: String(fontWeight), style: fontStyle });
      document.fonts.add(await font.load());
      return ownName(face);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * What sets text in a face of the brand. Until the font is there (`isPending`) and when it cannot be had, its generic
 * family.
 */
export const useBrandFont = (
  face: Face & { fontType: string },
): { isPending: boolean; isError: boolean; style: CSSProperties } => {
  const { data, isPending, isError } = useQuery(brandFontQuery(face));
  const generic = genericFamily(face.fontType);
  const fontFamily = data === undefined ? generic : `${JSON.stringify(data)}, ${generic}`;
  return { isPending, isError, style: { fontFamily, fontWeight: face.fontWeight, fontStyle: face.fontStyle } };
};

/**
 * AUTHORED: small letters as tall as those of most text faces, in parts of the size: letters of another height would
 * look like a smaller or a larger text beside them (CSS Fonts 5, `font-size-adjust`).
 */
export const X_HEIGHT = 0.5;

/** `useBrandFont` for running text, whose families look equally large. */
export const useBrandTextFont = (face: Face & { fontType: string }): ReturnType<typeof useBrandFont> => {
  const font = useBrandFont(face);
  // in letters, since React writes numbers as pixels
  return { ...font, style: { ...font.style, fontSizeAdjust: String(X_HEIGHT) } };
};
