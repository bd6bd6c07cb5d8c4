import { colorRoles } from '@signet/color';
import { interfaceColors, interfaceRoles, type InterfaceColors } from './interface-colors.ts';
import type { PackBrand, PackFamily, PackText } from './pack-brand.ts';
import { tintsOf, tintSteps } from './tints.ts';

/** Generic families that CSS knows; others have no fallback of that name. */
const CSS_GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy']);
const TINTED = { primary: 'p1', secondary: 's1', accent: 'a1' } as const;

/** A family's name as CSS quotes it; names come from the brain and are quoted all the same. */
const quoted = (name: string): string => `'${name.replaceAll(/['\\]/g, '\\$&')}'`;
const stackOf = ({ name, generic }: PackFamily): string =>
  `${quoted(name)}, ${CSS_GENERIC.has(generic) ? generic : 'sans-serif'}`;

const facesOf = ({ name, faces }: PackFamily): string =>
  faces
    .map(
      ({ weight, style, file }) => `@font-face {
  font-family: ${quoted(name)};
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('../${file}') format('truetype');
}`,
    )
    .join('\n');

/** A comment must not end before its end. */
const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
const declared = (colors: InterfaceColors, indent: string): string =>
  interfaceRoles.map((role) => `${indent}--${role}: ${colors[role]};`).join('\n');
const titleOf = ({ companyName, number }: PackBrand): string =>
  `${inComment(companyName)}, brand version ${number}. Colors by use first, the brand's own ten after them.`;

const facesOnce = ({ headline, text }: PackBrand): string =>
  [headline, ...(text.name === headline.name ? [] : [text])].map(facesOf).join('\n');

const cssOf = (brand: PackBrand): string => {
  const { light, dark } = interfaceColors(brand.colors);
  const own = colorRoles.map(
    (role) => `  --brand-${role}: ${brand.colors[role]}; /* ${inComment(brand.colorNames[role])} */`,
  );
  return `/* ${titleOf(brand)} */
${facesOnce(brand)}

:root {
  color-scheme: light dark;
${declared(light, '  ')}

${own.join('\n')}

  --font-headline: ${stackOf(brand.headline)};
  --font-headline-weight: ${brand.headline.weight};
  --font-text: ${stackOf(brand.text)};
  --font-text-weight: ${brand.text.weight};
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${declared(dark, '    ')}
  }
}

:root[data-theme='dark'] {
  color-scheme: dark;
${declared(dark, '  ')}
}

:root[data-theme='light'] {
  color-scheme: light;
}
`;
};

/** Tailwind 4 reads its theme from CSS: colors with their tints, and the fonts. */
const tailwindOf = (brand: PackBrand): string => {
  const scales = Object.entries(TINTED).map(([name, role]) => {
    const tints = tintsOf(brand.colors[role]);
    return tintSteps.map((step) => `  --color-${name}-${step}: ${tints[step]};`).join('\n');
  });
  const named = colorRoles.map((role) => `  --color-brand-${role}: ${brand.colors[role]};`).join('\n');
  const uses = interfaceRoles.map((role) => `  --color-${role}: var(--${role});`).join('\n');
  return `/* ${titleOf(brand)} Import it after tailwindcss; brand.css brings the fonts and both themes. */
@import './brand.css';

@theme {
${scales.join('\n\n')}

${named}

  --font-headline: ${stackOf(brand.headline)};
  --font-text: ${stackOf(brand.text)};
}

@theme inline {
${uses}
}
`;
};

/** Style sheets: variables for any page in light and dark, and a theme for Tailwind 4. */
export const styleFiles = (brand: PackBrand): PackText[] => [
  { path: 'web/brand.css', text: cssOf(brand) },
  { path: 'web/tailwind.css', text: tailwindOf(brand) },
];
