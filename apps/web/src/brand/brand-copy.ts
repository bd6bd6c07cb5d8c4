import type { IndustryRecord } from '@signet/contract';

export type CopySource = {
  companyName: string;
  industry: string | undefined;
  keywords: readonly { name: string }[];
};

/** What founders choose who found no industry of their own in the list: no field that a company works in. */
const NO_INDUSTRY = 'something-else';

/** What a company's industry is called in running text. */
export const industryInCopy = (
  industries: readonly Pick<IndustryRecord, '_id' | 'name'>[],
  id: string,
): string | undefined => (id === NO_INDUSTRY ? undefined : industries.find(({ _id }) => _id === id)?.name);

const inSentence = (name: string) => name.toLowerCase();

/** `calm, playful and precise`. */
export const listed = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};

/** The headline of a specimen: the name and what it wants to be known for. */
export const headlineCopy = ({ companyName, keywords }: CopySource): string =>
  `Meet ${companyName}: ${listed(keywords.map(({ name }) => inSentence(name)))}.`;

/** Running text of a specimen: real sentences about this company, out of its own answers. */
export const bulkCopy = ({ companyName, industry, keywords }: CopySource): string =>
  [
    industry ? `${companyName} works in ${inSentence(industry)}.` : `This is ${companyName}.`,
    `We want to be known as ${listed(keywords.map(({ name }) => inSentence(name)))}.`,
    'You should recognize us before you read a word.',
  ].join(' ');
