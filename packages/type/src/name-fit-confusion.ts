import type { Font } from './font.ts';
import { faceProfile, type FaceProfile, type GlyphProfile } from './name-fit-profile.ts';

/** Signs that some faces draw alike. */
const lookalikes = ['Il1', 'O0', 'S5', 'B8', 'Z2'] as const;

/**
 * Two drawings whose edges and ink differ by less, on average over their levels and in x-heights, are taken for each
 * other. AUTHORED by eye.
 */
const ALIKE = 0.105;

const digit = /\p{Nd}/u;

/*
 * A sign is doubtful beside its lookalike and where the eye expects another: the I of `OpenAI` after a single capital
 * (a lower-case l is as likely), an l that a name begins with (names begin with capitals), and a digit among letters
 * or a letter among digits.
 */
const doubtful: readonly { sign: RegExp; other: string }[] = [
  { sign: /(?<!\p{Lu})\p{Lu}I(?![\p{Lu}\p{N}])/u, other: 'l' },
  { sign: /(?<![\p{L}\p{N}])l(?=\p{Ll})/u, other: 'I' },
];

const mixes = (name: string, sign: string): boolean => {
  const letters = Array.from(name);
  return letters.some((letter, at) => {
    if (letter !== sign) return false;
    const around = [letters[at - 1] ?? ' ', letters[at + 1] ?? ' '];
    return around.some((one) => (digit.test(sign) ? /\p{L}/u.test(one) : digit.test(one)));
  });
};

const isDoubtful = (name: string, sign: string, other: string): boolean => {
  if (!name.includes(sign)) return false;
  if (name.includes(sign + other) || name.includes(other + sign)) return true;
  if (digit.test(sign) !== digit.test(other)) return mixes(name, sign);
  return doubtful.some((rule) => rule.other === other && sign === (other === 'l' ? 'I' : 'l') && rule.sign.test(name));
};

/**
 * How far two drawings are apart, set ink to ink at the left, in font units: the mean over the levels. Ink counts
 * threefold, so that a dot in a zero tells; a level that only one of them inks counts all of that ink.
 */
const difference = (one: GlyphProfile, other: GlyphProfile): number => {
  let [sum, levels] = [0, 0];
  for (let level = 0; level < one.ink.length; level += 1) {
    const [ink, otherInk] = [one.ink[level] ?? 0, other.ink[level] ?? 0];
    if (ink === 0 && otherInk === 0) continue;
    levels += 1;
    sum += ink === 0 || otherInk === 0 ? ink + otherInk : edgesApart(one, other, level) + 3 * Math.abs(ink - otherInk);
  }
  return levels === 0 ? Infinity : sum / levels;
};

const edgesApart = (one: GlyphProfile, other: GlyphProfile, level: number): number => {
  const left = (one.left[level] ?? 0) - one.begins - (other.left[level] ?? 0) + other.begins;
  const right = (one.right[level] ?? 0) - one.begins - (other.right[level] ?? 0) + other.begins;
  return (Math.abs(left) + Math.abs(right)) / 2;
};

const drawnAlike = (font: Font, face: FaceProfile, sign: string, other: string): boolean => {
  const [one, two] = [sign, other].map((letter) => font.handle.nominalGlyph(letter.codePointAt(0) ?? 0));
  return one !== undefined && two !== undefined && difference(face.glyph(one), face.glyph(two)) < ALIKE * font.xHeight;
};

/**
 * What a reader may take for something else in this name and face: `Il` in `Illume` and in `OpenAI`, `O0` in `O2`;
 * each entry is the sign of the name and the one it is taken for.
 */
export const confusions = (font: Font, name: string): string[] => {
  const face = faceProfile(font);
  return lookalikes.flatMap((set) => {
    const signs = Array.from(set);
    const pairs = signs.flatMap((sign, at) =>
      signs.slice(at + 1).map((other) => (name.includes(sign) ? ([sign, other] as const) : ([other, sign] as const))),
    );
    return pairs
      .filter(([sign, other]) => isDoubtful(name, sign, other) && drawnAlike(font, face, sign, other))
      .map((pair) => pair.join(''));
  });
};
