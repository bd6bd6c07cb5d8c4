import { visibleText } from '@signet/contract';

/** The name as it will be drawn: the logo's own text where the founder set one. */
export const logoTextOf = (quiz: { logo_text: string; company_name: string }): string =>
  visibleText(quiz.logo_text).trim() || visibleText(quiz.company_name);
