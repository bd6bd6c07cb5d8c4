import forms from '@signet/theme/forms.module.css';
import { classNames } from './class-names.ts';

const variants = {
  primary: forms.primary,
  secondary: forms.secondary,
  quiet: forms.quiet,
  destructive: forms.destructive,
  'destructive-filled': forms['destructive-filled'],
} as const;

/** Primary: ink on paper, one a screen. Destructive is outlined; filled only in the confirmation (art direction). */
export type ButtonVariant = keyof typeof variants;

/** The look of a button, for links that lead somewhere and look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', extra?: string): string =>
  classNames(forms.button, variants[variant], extra);
