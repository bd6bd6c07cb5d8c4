import type { EngineAnswers } from '@signet/engine';

/** A founder's whole quiz, invented. */
export type Startup = {
  name: string;
  /** The colors of each competitor, the main one first. */
  rivals: readonly (readonly string[])[];
  /** What its front page could say. */
  says: string;
} & EngineAnswers;

/** Twelve that ask for very different brands, some with wishes that are hard to reconcile. */
export const startups: readonly Startup[] = [
  {
    name: 'Harbor Ledger',
    industry: 'accounting-and-tax',
    lifecycle: 'seed',
    keywords: ['reliable', 'precise', 'calm'],
    favoriteColors: ['navy'],
    dislikedColors: [],
    rivals: [['#2ca01c', '#0077c5'], ['#13b5ea']],
    says: 'Your books, closed by Friday.',
  },
  {
    name: 'Pip & Peel',
    industry: 'groceries-and-packaged-food',
    lifecycle: 'ideation',
    keywords: ['playful', 'fresh', 'happy'],
    favoriteColors: ['lemon'],
    dislikedColors: ['black'],
    rivals: [['#e4002b']],
    says: 'Fruit that was picked yesterday.',
  },
  {
    name: 'Oakrise',
    industry: 'construction',
    lifecycle: 'beyond',
    keywords: ['rugged', 'sturdy', 'hands-on'],
    favoriteColors: [],
    dislikedColors: ['magenta', 'lavender'],
    rivals: [['#ffcd11', '#000000'], ['#f36c21']],
    says: 'Built once, by people who stay.',
  },
  {
    name: 'Noctua',
    industry: 'cybersecurity',
    lifecycle: 'seed',
    keywords: ['nocturnal', 'skeptical', 'cool'],
    favoriteColors: ['violet', 'black'],
    dislikedColors: [],
    rivals: [['#e01f3d'], ['#fa582d'], ['#1679a7']],
    says: 'Awake, so that you need not be.',
  },
  {
    name: 'Tendril',
    industry: 'health-care',
    lifecycle: 'angel',
    keywords: ['tender', 'nurturing', 'safe'],
    favoriteColors: ['mint'],
    dislikedColors: ['crimson'],
    rivals: [['#0072ce', '#00a3e0']],
    says: 'Care that calls you back.',
  },
  {
    name: 'Velvet Hour',
    industry: 'beer-wine-and-spirits',
    lifecycle: 'friendsFamily',
    keywords: ['indulgent', 'romantic', 'sophisticated'],
    favoriteColors: ['burgundy', 'amber'],
    dislikedColors: [],
    rivals: [['#00843d']],
    says: 'One glass, and nowhere to be.',
  },
  {
    name: 'Lumen Orbit',
    industry: 'aerospace-and-defense',
    lifecycle: 'seed',
    keywords: ['futuristic', 'technical', 'far-sighted'],
    favoriteColors: [],
    dislikedColors: ['cobalt', 'violet'],
    rivals: [
      ['#005288', '#a7a9ac'],
      ['#0b3d91', '#fc3d21'],
    ],
    says: 'Light for the far side of things.',
  },
  {
    name: 'Bramble',
    industry: 'childcare-and-parenting',
    lifecycle: 'ideation',
    keywords: ['cute', 'soft', 'warm'],
    favoriteColors: ['coral', 'turquoise'],
    dislikedColors: [],
    rivals: [],
    says: 'Small hands, muddy boots, good days.',
  },
  {
    name: 'Stilte',
    industry: 'mental-health',
    lifecycle: 'angel',
    keywords: ['calm', 'minimal', 'modest'],
    favoriteColors: ['ivory'],
    dislikedColors: ['lemon'],
    rivals: [['#f47d31'], ['#24446c']],
    says: 'Ten quiet minutes a day.',
  },
  {
    name: 'Ferrous',
    industry: 'fitness-and-sports',
    lifecycle: 'beyond',
    keywords: ['intense', 'loud', 'competitive'],
    favoriteColors: ['tangerine'],
    dislikedColors: ['blush', 'lavender'],
    rivals: [['#fc4c02'], ['#111111']],
    says: 'Lift it again. Then again.',
  },
  {
    name: 'Marrow Press',
    industry: 'books-and-publishing',
    lifecycle: 'seed',
    keywords: ['scholarly', 'poetic', 'vintage'],
    favoriteColors: [],
    dislikedColors: [],
    rivals: [['#ff6900']],
    says: 'Books for a slower shelf.',
  },
  {
    name: 'Canopy',
    industry: 'climate-and-carbon',
    lifecycle: 'seed',
    keywords: ['earth-minded', 'hopeful', 'practical'],
    favoriteColors: ['forest', 'lime'],
    dislikedColors: ['tan'],
    rivals: [['#00b140', '#003b2d'], ['#0057b8']],
    says: 'Count it, cut it, prove it.',
  },
];
