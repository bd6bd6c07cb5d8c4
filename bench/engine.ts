import { checkBrain } from '@signet/brain';
import { readTables } from '../brain/read-tables.ts';
import { tellAnswers } from './engine/answers-tell.ts';
import { readBrandColors } from './engine/brand-colors.ts';
import { conceptRows } from './engine/checks/concepts.ts';
import { ownFormulas } from './engine/checks/own-formulas.ts';
import { drawContest, enterPeers } from './engine/contest.ts';
import { judgedRows, judgeEveryQuiz } from './engine/every-quiz.ts';
import { openFaces } from './engine/faces.ts';
import { samenessRows } from './engine/sameness.ts';
import { manyFirsts, sizesOf } from './engine/sizes.ts';
import { showFaults } from './engine/tally.ts';
import type { Row } from './report.ts';

/**
 * Asks the engine some hundred random quizzes (10,000 when `full`), its peers fewer of them, and holds both to the
 * same demands. With `sameness` alone what comes first, of so many that chance is small. `show` names a check whose
 * first failures are printed. Rejects with an Error when the default brain does not pass its check.
 */
export const benchEngine = async ({
  full,
  sameness,
  show,
}: {
  full: boolean;
  sameness: boolean;
  show: string | undefined;
}): Promise<Row[]> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  const faces = await openFaces(checked.brain);
  const source = { brain: checked.brain, brandColors: readBrandColors(), fitsOf: faces.fitsOf };
  if (sameness) return samenessRows(source, manyFirsts);
  const sizes = sizesOf(full);
  const judged = judgeEveryQuiz(source, faces, sizes);
  const peers = enterPeers(source, sizes);
  const told = tellAnswers(source, sizes);
  showFaults([...judged.entry.tallies, ...judged.sets, ...judged.repeated, ...told], show);
  console.log(`\n${drawContest([judged.entry, ...peers])}\n`);
  return [
    ownFormulas(),
    ...judgedRows(judged, peers),
    ...samenessRows(source, sizes),
    ...told.flatMap(({ rows }) => rows),
    ...conceptRows(),
  ];
};
