import type { Ink } from '@signet/scene';
import type { Canvas } from './canvas.ts';
import type { Shown } from './says.ts';

/** What one form shows. */
export type Of<Form extends Shown['form']> = Extract<Shown, { form: Form }>;

/** A ground and what can be read on it. */
export const groundOf = ({ palette }: Canvas, ground: Ink) => ({
  ground,
  ink: palette.textOn([ground], 'w1', 'p2'),
  accent: palette.textOn([ground], 'a1', 'p1', 's1', 'a2'),
});

/** At a size like this the space before a sign is a hole. */
export const tight = (figure: string): string => figure.replace(/\s+(?=[%‰°])/u, '').replaceAll(' ', '\u00a0');
