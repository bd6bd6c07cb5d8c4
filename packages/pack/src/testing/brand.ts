import type { PackBrand } from '../pack-brand.ts';

/** A brand with nothing odd in it. */
export const quern: PackBrand = {
  companyName: 'Quern',
  website: 'quern.example',
  industry: 'Bakeries',
  keywords: ['Warm', 'Honest', 'Slow'],
  colors: {
    p1: '#7a1f3d',
    p2: '#4a1226',
    s1: '#1f4a7a',
    a1: '#e8a13c',
    a2: '#ecd9c0',
    n1: '#4d4650',
    n2: '#ddd5d9',
    n3: '#f6f1f3',
    b1: '#1b1518',
    w1: '#ffffff',
  },
  colorNames: {
    p1: 'Mulberry',
    p2: 'Deep mulberry',
    s1: 'Slate',
    a1: 'Crust',
    a2: 'Linen',
    n1: 'Ash',
    n2: 'Fog',
    n3: 'Flour',
    b1: 'Char',
    w1: 'White',
  },
  headline: {
    name: 'Fraunces',
    weight: 700,
    style: 'normal',
    generic: 'serif',
    licence: 'SIL Open Font License 1.1',
    faces: [{ weight: 700, style: 'normal', file: 'fonts/Fraunces/Fraunces-700.ttf' }],
  },
  text: {
    name: 'Figtree',
    weight: 400,
    style: 'normal',
    generic: 'sans-serif',
    licence: 'SIL Open Font License 1.1',
    faces: [
      { weight: 400, style: 'normal', file: 'fonts/Figtree/Figtree-400.ttf' },
      { weight: 700, style: 'normal', file: 'fonts/Figtree/Figtree-700.ttf' },
    ],
  },
  number: 2,
  savedAt: '2026-11-22T10:00:00.000Z',
  reasons: ['Mulberry is warm, as you asked.'],
};

/** The same under a name that means something to CSS, XML, YAML, JSON and Markdown. */
export const hostile: PackBrand = {
  ...quern,
  companyName: `*/ </style> ]]> "Q" 'N' # - [x](javascript:1) \\ {{é}} & Söhne`,
  colorNames: { ...quern.colorNames, p1: '*/ "berry" <b>', s1: 'a\nb: c # d' },
};
