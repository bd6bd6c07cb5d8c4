import * as z from 'zod/mini';

/** One face of a family. */
export const fontFace = z.object({
  fontName: z.string().check(z.maxLength(100)),
  fontWeight: z.int().check(z.gte(100), z.lte(1000)),
  fontStyle: z.enum(['italic', 'normal']),
});
export type FontFace = z.output<typeof fontFace>;

/** A face in an address, such as "Playfair Display 700 normal". */
export const faceText = z.string().check(z.maxLength(120), z.regex(/^\S.* [1-9]\d{2,3} (?:italic|normal)$/));
export const textOfFace = ({ fontName, fontWeight, fontStyle }: FontFace): string =>
  `${fontName} ${fontWeight} ${fontStyle}`;
/** The face of such a text; undefined for any other. */
export const faceOfText = (text: string): FontFace | undefined => {
  const [, fontName, fontWeight, fontStyle] = /^(.+) (\d+) (\w+)$/.exec(text) ?? [];
  const face = fontFace.safeParse({ fontName, fontWeight: Number(fontWeight), fontStyle });
  return face.success ? face.data : undefined;
};
