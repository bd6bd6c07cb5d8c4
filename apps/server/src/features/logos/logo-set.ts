import type { LogoFile } from '@signet/contract';
import { hashOf, type Kind } from '../made-files/kind.ts';
import { filesOf, type LogoDrafts } from './logo-drafts.ts';
import type { LogoDrawing } from './logo-drawing.ts';

/**
 * The set of logo files of a quiz, as something that is made in the background: two files in each of seven colors;
 * with a mark every lockup in every color, and each PNG in three widths.
 */
export const createLogoSet = ({
  drafts,
  onBegun,
  ...others
}: {
  drafts: LogoDrafts;
  /** What can be made ready while these files are made. */
  onBegun: () => void;
} & Pick<Kind, 'whenWhole' | 'afterWhole' | 'keptAmong'>): Kind<LogoDrawing, LogoFile> => ({
  name: 'logos',
  subjectsIn: 'quizzes',
  basisOf: hashOf,
  count: filesOf,
  make: (drawing) => {
    onBegun();
    return drafts.files(drawing);
  },
  failsAs: 'generationFailed',
  mostSeconds: 120,
  mostBytes: 20_000_000,
  ...others,
});
