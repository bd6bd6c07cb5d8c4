import fs from 'node:fs/promises';
import path from 'node:path';
import { grounds, type PlateGroup } from './plate.ts';

/** One plate with the name that its drawing is stored under. */
export type StoredPlate = {
  name: string;
  draw: () => Promise<string>;
};

const STORED = path.join(import.meta.dirname, 'stored');
const ENDING = '.plates.ts';
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** All groups in the order of their file names: what a new `*.plates.ts` file exports is found by itself. */
export const plateGroups = async (): Promise<{ id: string; group: PlateGroup }[]> => {
  const files = (await fs.readdir(import.meta.dirname)).filter((file) => file.endsWith(ENDING)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { group } = (await import(path.join(import.meta.dirname, file))) as { group: PlateGroup };
      return { id: file.slice(0, -ENDING.length), group };
    }),
  );
};

/** Every plate, drawn on the light ground. Throws an Error for a name that is no file name. */
export const storedPlates = async (): Promise<StoredPlate[]> =>
  (await plateGroups()).flatMap(({ id, group }) =>
    Object.entries(group.plates).map(([name, plate]) => {
      if (!NAME.test(name)) throw new Error(`A plate's name is kebab-case: ${name}`);
      return { name: `${id}-${name}`, draw: async () => plate(grounds.light) };
    }),
  );

const fileOf = (name: string, changed = false): string => path.join(STORED, `${name}${changed ? '-changed' : ''}.svg`);

/** The names of the drawings that are stored. */
export const storedNames = async (): Promise<string[]> =>
  (await fs.readdir(STORED))
    .filter((file) => file.endsWith('.svg') && !file.endsWith('-changed.svg'))
    .map((file) => file.slice(0, -'.svg'.length));

/** The stored drawing, or an empty text when there is none yet. */
export const readStored = (name: string): Promise<string> => fs.readFile(fileOf(name), 'utf8').catch(() => '');

/** Puts what a plate has become beside what it was. Answers the file. */
export const writeChanged = async (name: string, svg: string): Promise<string> => {
  await fs.writeFile(fileOf(name, true), svg);
  return path.relative(process.cwd(), fileOf(name, true));
};

/** Takes over every plate's present drawing and forgets drawings without a plate. Answers how many changed. */
export const acceptAll = async (): Promise<number> => {
  const plates = await storedPlates();
  let changed = 0;
  for (const { name, draw } of plates) {
    const svg = await draw();
    if ((await readStored(name)) !== svg) changed += 1;
    await fs.writeFile(fileOf(name), svg);
  }
  const wanted = new Set(plates.map(({ name }) => `${name}.svg`));
  for (const file of await fs.readdir(STORED)) if (!wanted.has(file)) await fs.rm(path.join(STORED, file));
  return changed;
};
