import type * as z from 'zod/mini';
import { INVALID_INPUT } from './plain-failures.ts';

/** What a person calls the parts of what they send. Whatever has no name here is not theirs to mend. */
const fieldNames: Readonly<Record<string, string>> = {
  companyName: 'Company name',
  websiteUrl: 'Website',
  industry: 'Industry',
  businessLifecycle: 'Startup lifecycle',
  logoText: 'Logo text',
  competitors: 'Competitors',
  standOut: 'Fitting in or standing out',
  colorPreferences: 'Colors',
  favoriteColors: 'Favorite colors',
  dislikedColors: 'Disliked colors',
  thoughtsAndFeelings: 'Keywords',
  colorSelection: 'Color scheme',
  colors: 'Colors',
  colorKey: 'Color',
  headlineSelection: 'Headline font',
  bulkTextSelection: 'Text font',
  fontName: 'Font',
  fontWeight: 'Font weight',
  fontStyle: 'Font style',
  marketingKitSelection: 'Marketing kit',
  invitationCode: 'Invitation code',
  query: 'Search',
  search: 'Search',
  answer: 'Answer',
  value: 'Value',
};

type Issue = z.core.$ZodRawIssue;

/** The size that was passed, as a founder counts it. */
const sizes: Readonly<Record<string, { most: (n: unknown) => string; least: (n: unknown) => string }>> = {
  string: {
    most: (n) => `please keep it to ${String(n)} characters`,
    least: (n) => (Number(n) <= 1 ? 'please fill this in' : `please write at least ${String(n)} characters`),
  },
  array: {
    most: (n) => `please choose no more than ${String(n)}`,
    least: (n) => `please choose at least ${String(n)}`,
  },
};
const otherSize = {
  most: (n: unknown) => `the most is ${String(n)}`,
  least: (n: unknown) => `the least is ${String(n)}`,
};

const rule = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'please fill this in' : 'this could not be read';
    case 'too_big':
      return (sizes[issue.origin] ?? otherSize).most(issue.maximum);
    case 'too_small':
      return (sizes[issue.origin] ?? otherSize).least(issue.minimum);
    case 'invalid_value':
      return 'please choose one of those offered';
    default:
      return 'please check how it is written';
  }
};

/**
 * What is said of input that does not fit its shape, where the schema itself has no words for it: the field as it is
 * called on the page, and what to do about it. Handed to every parse of what people send, so that nothing the schema
 * library would say reaches anybody.
 */
export const inputWords = (issue: Issue): string => {
  const name = issue.path?.findLast((part) => typeof part === 'string' && Object.hasOwn(fieldNames, part));
  if (name === undefined || issue.code === 'unrecognized_keys') return INVALID_INPUT;
  return `${fieldNames[String(name)]}: ${rule(issue)}.`;
};
