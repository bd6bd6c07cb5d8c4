/** Spec results §3: the names of weights. 1000 has none. */
const weightNames: Readonly<Record<number, string>> = {
  200: 'Extra Light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi-Bold',
  700: 'Bold',
  800: 'Extra Bold',
  900: 'Black',
  1000: '',
};

/** `Semi-Bold Italic`; a weight without a name reads 'Unknown' (spec results §3). */
export const faceName = ({ fontWeight, fontStyle }: { fontWeight: number; fontStyle: 'italic' | 'normal' }): string =>
  `${weightNames[fontWeight] ?? 'Unknown'}${fontStyle === 'italic' ? ' Italic' : ''}`.trim();

/** Spec results §9: what CSS falls back to for each type of font. */
const generics: Readonly<Record<string, string>> = {
  serif: 'serif',
  'sans-serif': 'sans-serif',
  handwriting: 'cursive',
  display: 'cursive',
  cursive: 'cursive',
  monospace: 'monospace',
  fantasy: 'fantasy',
};
export const genericFamily = (fontType: string): string => generics[fontType] ?? 'sans-serif';

/** Licences by the name that people know them under, and where their text is. */
const licences: Readonly<Record<string, { name: string; href: string }>> = {
  'OFL-1.1': { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org' },
  'UFL-1.0': { name: 'Ubuntu Font Licence 1.0', href: 'https://ubuntu.com/legal/font-licence' },
  'Apache-2.0': { name: 'Apache License 2.0', href: 'https://www.apache.org/licenses/LICENSE-2.0' },
};
export const licenceOf = (id: string): { name: string; href?: string } => licences[id] ?? { name: id };
