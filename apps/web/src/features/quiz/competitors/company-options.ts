import type { Competitor } from '@signet/contract';
import type { CompetitorSlots } from '../pages/competitors.ts';

export type CompanyOption = { id: string; label: string; company: Competitor };

export const companyOption = (company: Competitor): CompanyOption => ({
  id: company.identifier.uuid,
  label: company.identifier.value,
  company,
});

/** Whether a company is none of the directory: somebody typed its name or its address. */
export const isAdded = ({ identifier }: Competitor): boolean => /^(site|name)-/u.test(identifier.image_id);

/** Whether nothing is known of a company but its name: its website is asked for. */
export const isKnownByName = ({ identifier }: Competitor): boolean => identifier.image_id.startsWith('name-');

/** The website of a company that was added by it. */
export const addressOf = (company: Competitor | null): string | undefined =>
  company ? /^site-(.+)$/u.exec(company.identifier.image_id)?.[1] : undefined;

/** Whether a text is meant as an address; whoever knows companies decides whether it is one. */
export const looksLikeAddress = (text: string): boolean => /^\S+\.[^\s.]{2,}$/u.test(text);

/** A company of a name with the website that was found for it; one that a directory knows goes by its own name. */
export const withAddress = (company: Competitor, found: Competitor): Competitor =>
  addressOf(found) === undefined
    ? found
    : { ...found, identifier: { ...found.identifier, value: company.identifier.value } };

const same = (one: Competitor, other: Competitor | null | undefined) => one.identifier.uuid === other?.identifier.uuid;

/**
 * What a box offers: what was found, without the companies chosen in the other boxes (spec quiz §2). What is chosen
 * in this one comes last unless it was found again, so that the arrow keys reach a newcomer first.
 */
export const optionsFor = (found: readonly Competitor[], slots: CompetitorSlots, box: number): CompanyOption[] => {
  const offered = found.filter((company) => slots.every((chosen, other) => other === box || !same(company, chosen)));
  const own = slots[box];
  return (own && !offered.some((company) => same(company, own)) ? [...offered, own] : offered).map(companyOption);
};

/**
 * Why a company that was found is not offered; undefined where all are. Boxes are counted from 1 for those who read
 * it.
 */
export const chosenElsewhere = (
  found: readonly Competitor[],
  slots: CompetitorSlots,
  box: number,
): string | undefined => {
  const other = slots.findIndex((slot, place) => place !== box && found.some((company) => same(company, slot)));
  return other === -1 ? undefined : `${slots[other]?.identifier.value} is already chosen in box ${other + 1}.`;
};

/** The boxes after one of them was filled or emptied. */
export const withCompany = (slots: CompetitorSlots, box: number, company: Competitor | null): CompetitorSlots =>
  slots.map((slot, place) => (place === box ? company : slot));
