/** The few names of culori that reading style sheets uses; culori ships without types. */
declare module 'culori' {
  export type ParsedColor = {
    mode: string;
    /** Opacity, 0 to 1; absent where opaque. */
    alpha?: number;
  };
  /** Any color that CSS Color 4 can write; undefined for everything else. */
  export function parse(text: string): ParsedColor | undefined;
  /** Into sRGB by less chroma, the method of CSS Color 4. */
  export function toGamut(destination: 'rgb', space: 'oklch'): (color: ParsedColor) => ParsedColor;
  export function formatHex(color: ParsedColor): string;
}
