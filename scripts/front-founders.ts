import type { MarkFamily } from '@signet/contract';

/** A founder whose brand the front page shows: what they answered, and what of the offers they took. */
export type FrontFounder = {
  slug: string;
  name: string;
  /** What the company does, in a few words. */
  trade: string;
  /** What they answered, in a sentence. */
  said: string;
  site: string;
  industry: string;
  keywords: readonly [string, string, string];
  favorites: readonly string[];
  disliked: readonly string[];
  /** The kind of mark that they took, or the first offered where none is of it; absent where the name stands alone. */
  mark?: MarkFamily;
  /** A kit of the recommended ones; the first where it is absent. */
  kit?: string;
};

/** Invented, of trades that ask for very different brands. */
export const frontFounders: readonly FrontFounder[] = [
  {
    slug: 'saltline',
    name: 'Saltline',
    trade: 'a kitchen by the sea',
    said: 'They said fresh, playful and sunlit, and loved teal.',
    site: 'saltline.example',
    industry: 'restaurants-and-catering',
    keywords: ['fresh', 'playful', 'sunlit'],
    favorites: ['teal'],
    disliked: [],
    mark: 'hand',
  },
  {
    slug: 'noctua',
    name: 'Noctua',
    trade: 'security that stays awake',
    said: 'They said nocturnal, skeptical and cool, and loved violet.',
    site: 'noctua.example',
    industry: 'cybersecurity',
    keywords: ['nocturnal', 'skeptical', 'cool'],
    favorites: ['violet'],
    disliked: [],
    mark: 'swift',
  },
  {
    slug: 'marrow-press',
    name: 'Marrow Press',
    trade: 'books for a slower shelf',
    said: 'They said scholarly, poetic and vintage, and left the colors to us.',
    site: 'marrow.example',
    industry: 'books-and-publishing',
    keywords: ['scholarly', 'poetic', 'vintage'],
    favorites: [],
    disliked: [],
    mark: 'thing',
  },
  {
    slug: 'bramble',
    name: 'Bramble',
    trade: 'days out for small children',
    said: 'They said cute, soft and warm, and loved coral.',
    site: 'bramble.example',
    industry: 'childcare-and-parenting',
    keywords: ['cute', 'soft', 'warm'],
    favorites: ['coral'],
    disliked: [],
    mark: 'thing',
  },
];
