import { colorRoles } from '@signet/color';
import { interfaceColors, interfaceRoles, type InterfaceColors } from './interface-colors.ts';
import type { PackBrand, PackFamily, PackText } from './pack-brand.ts';
import { bytesOf } from './rgb.ts';
import { tintsOf, tintSteps } from './tints.ts';

/** Digits of a component: enough for 8 bits to come back as themselves. */
const DIGITS = 5;

/** A color token (Design Tokens Format Module 2025.10, §8.1; Color Module §4). */
const color = (hex: string, description?: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: bytesOf(hex).map((byte) => Number((byte / 255).toFixed(DIGITS))),
    alpha: 1,
    hex: hex.toLowerCase(),
  },
  ...(description ? { $description: description } : {}),
});

const themeTokens = (colors: InterfaceColors) =>
  Object.fromEntries(interfaceRoles.map((role) => [role, color(colors[role])]));

const scaleTokens = (hex: string) => {
  const tints = tintsOf(hex);
  return Object.fromEntries(tintSteps.map((step) => [String(step), color(tints[step])]));
};

const familyTokens = ({ name, generic, weight }: PackFamily) => ({
  family: { $type: 'fontFamily', $value: [name, generic] },
  weight: { $type: 'fontWeight', $value: weight },
});

/** Sizes in px with line heights as factors: a scale of a major third, which suits headlines beside a text of 16. */
const SIZES = {
  display: [61, 1.05],
  title: [39, 1.12],
  heading: [25, 1.2],
  body: [16, 1.55],
  small: [13, 1.45],
} as const;
type Size = keyof typeof SIZES;
const HEADLINES: readonly Size[] = ['display', 'title', 'heading'];

const typographyTokens = () =>
  Object.fromEntries(
    Object.entries(SIZES).map(([size, [px, lineHeight]]) => {
      const face = HEADLINES.includes(size as Size) ? 'headline' : 'text';
      return [
        size,
        {
          $type: 'typography',
          $value: {
            fontFamily: `{font.${face}.family}`,
            fontWeight: `{font.${face}.weight}`,
            fontSize: { value: px, unit: 'px' },
            letterSpacing: { value: 0, unit: 'px' },
            lineHeight,
          },
        },
      ];
    }),
  );

/** The brand as design tokens (Design Tokens Format Module 2025.10). */
export const tokenFiles = (brand: PackBrand): PackText[] => {
  const { light, dark } = interfaceColors(brand.colors);
  const tokens = {
    $description: `${brand.companyName}, brand version ${brand.number}`,
    brand: Object.fromEntries(colorRoles.map((role) => [role, color(brand.colors[role], brand.colorNames[role])])),
    scale: {
      primary: scaleTokens(brand.colors.p1),
      secondary: scaleTokens(brand.colors.s1),
      accent: scaleTokens(brand.colors.a1),
    },
    light: themeTokens(light),
    dark: themeTokens(dark),
    font: { headline: familyTokens(brand.headline), text: familyTokens(brand.text) },
    typography: typographyTokens(),
  };
  return [{ path: 'web/brand.tokens.json', text: `${JSON.stringify(tokens, null, 2)}\n` }];
};
