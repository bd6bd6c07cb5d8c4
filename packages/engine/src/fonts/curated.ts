import type { Brain } from '@signet/brain';
import type { EngineAnswers } from '../input.ts';
import { namedIn } from '../schemes/name-materials.ts';
import type { Family } from './families.ts';

type Written = {
  readonly industries: ReadonlySet<string>;
  /** By keyword: the place in the family's list. */
  readonly keywords: ReadonlyMap<string, number>;
  readonly leads: ReadonlySet<string>;
  /** By text family: the place in the family's list. */
  readonly texts: ReadonlyMap<string, number>;
};

const known = new WeakMap<Brain, ReadonlyMap<string, Written>>();

const placesOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, at) => [id, at]));

const read = (brain: Brain): ReadonlyMap<string, Written> => {
  const by = <Row extends { font_id: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ font_id }) => font_id);
  const [industries, keywords, texts] = [by(brain.fontIndustries), by(brain.fontKeywords), by(brain.fontTexts)];
  const leads = by(brain.fontLeads);
  return new Map(
    brain.fonts.map(({ _id }) => [
      _id,
      {
        industries: new Set(industries.get(_id)?.map((row) => row.industry_id)),
        leads: new Set(leads.get(_id)?.map((row) => row.lead)),
        keywords: placesOf((keywords.get(_id) ?? []).map((row) => row.keyword_id)),
        texts: placesOf((texts.get(_id) ?? []).map((row) => row.text_id)),
      },
    ]),
  );
};

const writtenOf = (brain: Brain): ReadonlyMap<string, Written> => {
  const found = known.get(brain) ?? read(brain);
  known.set(brain, found);
  return found;
};

/* AUTHORED, in standard deviations of meaning. */
const counts = { trade: 0.85, keywords: 2.6, perPlace: 0.05, picture: 1.1 } as const;

/**
 * Letters of one width belong to few trades, and handwriting to few words: elsewhere so many of the keywords have to
 * ask for them.
 */
const ASKED_FOR = 2;
const rare: ReadonlySet<string> = new Set(['monospace', 'handwriting', 'cursive']);

/** The first lead that words of a name call to mind is its picture, the next ones are more of it. */
const picturedBy = (brain: Brain, companyName: string): ReadonlyMap<string, number> => {
  const leads = new Map<string, number>();
  for (const { row, counts: said } of namedIn(brain.nameMaterials, companyName))
    for (const [place, lead] of row.leads.entries())
      leads.set(lead, Math.max(leads.get(lead) ?? 0, said / (place + 1)));
  return leads;
};

/** What a curator wrote of a family, in standard deviations of meaning: for the keywords alone, and for all answers. */
export type Curated = { readonly words: number; readonly all: number };
const UNWRITTEN: Curated = { words: 0, all: 0 };

/**
 * What a curator wrote of a family for a trade, keywords and what the name calls to mind, in standard deviations of
 * meaning; 0 for nothing.
 */
export const curatedOf = (
  brain: Brain,
  { industry, keywords }: Pick<EngineAnswers, 'industry' | 'keywords'>,
  companyName = '',
): ((family: Family) => Curated) => {
  const written = writtenOf(brain);
  const pictured = picturedBy(brain, companyName);
  return ({ font }) => {
    const own = written.get(font._id);
    if (!own) return UNWRITTEN;
    const places = keywords.flatMap((keyword) => own.keywords.get(keyword) ?? []);
    const isAtHome = own.industries.has(industry) && font.fontType === 'monospace';
    const isAsked = isAtHome || !rare.has(font.fontType) || places.length >= ASKED_FOR;
    const said = isAsked ? places.reduce((sum, place) => sum + 1 - counts.perPlace * place, 0) : 0;
    const picture = Math.max(0, ...[...own.leads].map((lead) => pictured.get(lead) ?? 0));
    const words = (counts.keywords * said) / Math.max(keywords.length, 1);
    return { words, all: (own.industries.has(industry) ? counts.trade : 0) + words + counts.picture * picture };
  };
};

/** AUTHORED: what a pair is worth that a designer would reach for, and how much less at each further place. */
const pair = { first: 2.4, perPlace: 0.5, least: 0.9 } as const;

/** What a text family is worth under a headline family for being one that designers pair with it. */
export const pairedBy = (brain: Brain, headline: string, text: string): number => {
  const place = writtenOf(brain).get(headline)?.texts.get(text);
  return place === undefined ? 0 : Math.max(pair.least, pair.first - pair.perPlace * place);
};
