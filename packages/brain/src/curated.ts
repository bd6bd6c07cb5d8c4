import type { Companion, Lead, LightName, Tint } from '@signet/color';

/** Colors by what they are made of (`@signet/color`) that one would reach for first, the nearest to hand first. */
export type Materials = {
  leads: Lead[];
  lights: LightName[];
  companions: Companion[];
};
export type IndustryMaterials = { industry_id: string } & Materials;
export type KeywordMaterials = { keyword_id: string } & Materials;
/** How light and how lively a keyword wants the lead of a palette: from -1, deep and quiet, to 1. */
export type KeywordTemper = { keyword_id: string; lightness: number; liveliness: number };
/** What a word of a company's name calls to mind. */
export type NameMaterials = { word: string } & Materials;

/** Colors that a designer put together; `name` says what one sees in them. */
export type Palette = { name: string; lead: Lead; companion: Companion; light: LightName; tint: Tint };

export type FontText = { font_id: string; text_id: string };
export type FontIndustry = { font_id: string; industry_id: string };
export type FontKeyword = { font_id: string; keyword_id: string };
/** A lead that a headline family belongs to: letters for a name that calls such colors to mind. */
export type FontLead = { font_id: string; lead: Lead };

/** Scripts that have families of their own; Han letters are Chinese and Japanese alike. */
export const fontScripts = [
  'Greek',
  'Hebrew',
  'Arabic',
  'Thai',
  'Devanagari',
  'Chinese',
  'Japanese',
  'Korean',
] as const;
export type FontScript = (typeof fontScripts)[number];
export type FontScriptRow = { font_id: string; script: FontScript };
