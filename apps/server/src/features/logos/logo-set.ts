import type { LogoFile } from '@signet/contract';
import { hashOf, type Kind } from '../made-files/kind.ts';
import type { LogoDrafts, LogoDrawing } from './logo-drafts.ts';

/** The set of logo files of a quiz, as something that is made in the background: two files in each of seven colors. */
export const createLogoSet = ({
  drafts,
  ...others
}: { drafts: LogoDrafts } & Pick<Kind, 'whenWhole' | 'keptAmong'>): Kind<LogoDrawing, LogoFile> => ({
  name: 'logos',
  subjectsIn: 'quizzes',
  basisOf: hashOf,
  count: ({ colors }) => 2 * Object.keys(colors).length,
  make: (drawing) => drafts.files(drawing),
  mostSeconds: 120,
  mostBytes: 20_000_000,
  ...others,
});
