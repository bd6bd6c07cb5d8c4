import type { StrategistBrand } from './brand.ts';

/** An invented brand that drafts are checked with, so that no founder's is read for it. */
export const sampleBrand: StrategistBrand = {
  companyName: 'Quern',
  industry: 'Food and drink',
  stage: 'Seed',
  website: 'quern.example',
  version: 1,
  colors: [
    { role: 'p1', name: 'Rust', hex: '#9c3b1b' },
    { role: 'p2', name: 'Dark oven', hex: '#4a1f12' },
    { role: 's1', name: 'Pine', hex: '#2f5d50' },
    { role: 'a1', name: 'Coral', hex: '#f26b5b' },
    { role: 'a2', name: 'Wheat', hex: '#e8c77a' },
    { role: 'n1', name: 'Peat', hex: '#4b443e' },
    { role: 'n2', name: 'Flour', hex: '#ddd3c7' },
    { role: 'n3', name: 'Paper', hex: '#faf5ee' },
    { role: 'b1', name: 'Soot', hex: '#1a1512' },
    { role: 'w1', name: 'White', hex: '#ffffff' },
  ],
  fonts: [
    { part: 'headline', fontName: 'Fraunces', weight: 'Semi Bold' },
    { part: 'text', fontName: 'Inter', weight: 'Regular' },
  ],
  keywords: [
    {
      name: 'Warm',
      meaning: 'Makes people feel welcome.',
      look: 'Colors that are warm, and letters that are round.',
      voice: { words: 'Write as you would to a guest.', say: 'Good to see you again.', not: 'Dear valued customer,' },
    },
    {
      name: 'Grounded',
      meaning: 'Stands firmly, without show.',
      look: 'Colors that are earthy, and letters that are sturdy.',
      voice: { words: 'What it is, what it costs.', say: 'Oak, oiled, 240 euros.', not: 'A journey into wood.' },
    },
    {
      name: 'Curious',
      meaning: 'Asks before it answers.',
      look: '',
      voice: { words: 'Ask, and mean it.', say: 'What would you try first?', not: 'We know what you need.' },
    },
  ],
  reasons: [
    { about: 'colors', sentences: ['Rust is far from the blues of your competitors.', 'Warm asks for warm colors.'] },
    { about: 'headline font', sentences: ['Fraunces is round and old, as Warm and Grounded ask.'] },
  ],
  competitors: [{ name: 'Millstone', colors: ['#1f4fa0', '#ffffff'] }],
  lines: ['What is for dinner?', 'Good things in the cupboard', 'Open. Cook. Share.'],
  disliked: ['Lilac'],
  kit: { name: 'Open Margin', description: 'Wide margins, one large word, the mark small.' },
  logoFiles: ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'].flatMap((role) =>
    ['', '-tile', '-favicon', '-mark'].flatMap((lockup) => [`logo-${role}${lockup}.svg`, `logo-${role}${lockup}.png`]),
  ),
};
