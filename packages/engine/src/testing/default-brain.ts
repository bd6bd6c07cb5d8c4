import { checkBrain, type Brain } from '@signet/brain';
import { readTables } from '../../../../brain/read-tables.ts';

/** The brain that ships, from its tables. Throws when they do not pass their check. */
export const readDefaultBrain = async (): Promise<Brain> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok)
    throw new Error(
      checked.errors.map(({ sheet, row, why }) => `The default brain, ${sheet} row ${row}: ${why}`).join('; '),
    );
  return checked.brain;
};
