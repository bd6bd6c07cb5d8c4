import { mixColors, parseHex, type ColorRole } from '@signet/color';
import type { Tone } from './scene.ts';

/** The scheme that a scene is shown in: every role that it uses. */
export type SceneColors = Partial<Record<ColorRole, string | undefined>>;

/**
 * A tone in a scheme's colors, `#rrggbb`.
 * @throws TypeError for a role without a color, and for a color that is none.
 */
export const toneHex = (tone: Tone, colors: SceneColors): string => {
  if (typeof tone === 'object') return mixColors(toneHex(tone.from, colors), toneHex(tone.to, colors), tone.share);
  const hex = parseHex(tone.startsWith('#') ? tone : (colors[tone as ColorRole] ?? ''));
  if (!hex) throw new TypeError(`No color to draw with: ${tone}`);
  return hex;
};
