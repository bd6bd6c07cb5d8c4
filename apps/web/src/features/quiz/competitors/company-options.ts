import type { Competitor } from '@signet/contract';
import type { CompetitorSlots } from '../answers/page-answers.ts';

export type CompanyOption = { id: string; label: string; company: Competitor };

export const companyOption = (company: Competitor): CompanyOption => ({ id: company.identifier.uuid, label: company.identifier.value, company });

/** What a box offers: what was found, without the companies chosen in the other boxes (spec quiz §2). */
export const optionsFor = (found: readonly Competitor[], slots: CompetitorSlots, box: number): CompanyOption[] =>
  found
    .filter(({ identifier }) => slots.every((chosen, other) => other === box || chosen?.identifier.uuid !== identifier.uuid))
    .map(companyOption);

/** The boxes after one of them was filled or emptied. */
export const withCompany = (slots: CompetitorSlots, box: number, company: Competitor | null): CompetitorSlots =>
  slots.map((slot, place) => (place === box ? company : slot));
