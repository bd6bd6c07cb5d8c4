/**
 * The few names of culori that this package uses; culori ships without types. Channels are culori's: rgb 0 to 1,
 * oklab and oklch l 0 to 1, lab l 0 to 100.
 */
declare module 'culori/fn' {
  export type Rgb = {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  };
  export type Oklab = {
    mode: 'oklab';
    l: number;
    a: number;
    b: number;
  };
  /** `h` in degrees; absent for a color without hue. */
  export type Oklch = {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  };
  /** CIELAB under D65, the white of sRGB. */
  export type Lab65 = {
    mode: 'lab65';
    l: number;
    a: number;
    b: number;
  };
  export type Color = Rgb | Oklab | Oklch | Lab65;

  export type ModeDefinition = {
    readonly mode: string;
  };
  export const modeRgb: ModeDefinition;
  export const modeOklab: ModeDefinition;
  export const modeOklch: ModeDefinition;
  export const modeLab65: ModeDefinition;

  /** Registers a color space and answers the converter into it. */
  export function useMode(definition: ModeDefinition): (color: Color) => Color;
  export function converter(mode: 'rgb'): (color: Color) => Rgb;
  export function converter(mode: 'oklch'): (color: Color) => Oklch;
  export function converter(mode: 'lab65'): (color: Color) => Lab65;
  /** CIEDE2000 with all three parametric factors 1, in CIELAB under D65. */
  export function differenceCiede2000(): (one: Color, other: Color) => number;
  /** Machado's simulation of a color-vision deficiency, severity 0 to 1, on the channels as they are given. */
  export function filterDeficiencyProt(severity: number): (color: Rgb) => Rgb;
  export function filterDeficiencyDeuter(severity: number): (color: Rgb) => Rgb;
  export function filterDeficiencyTrit(severity: number): (color: Rgb) => Rgb;
  /** Into the gamut of `destination` by less chroma in `space`; with two arguments the method of CSS Color 4. */
  export function toGamut(destination: 'rgb', space: 'oklch'): (color: Color) => Rgb;
  /** `#rrggbb`, each channel clipped and rounded to 8 bits. */
  export function formatHex(color: Color): string;
  /** `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, with or without the sign. */
  export function parseHex(text: string): Rgb | undefined;
}
