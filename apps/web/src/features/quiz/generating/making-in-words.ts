import type { MadeFilesStatus } from '@signet/contract';

/** What the founder is told while the logos are made: what is true of them now. */
export const makingInWords = (companyName: string, status: MadeFilesStatus | undefined): string => {
  if (status?.status === 'waiting' && status.place > 1)
    return `Many founders are finishing right now: yours is number ${status.place} in line. Your place is kept.`;
  if (status?.status === 'complete') return `The ${companyName} logo is ready in every color of your scheme.`;
  return `The ${companyName} logo is being drawn in every color of your scheme. This takes a few seconds.`;
};
