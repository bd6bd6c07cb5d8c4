import { DESCRIPTION_LENGTH, type Description } from './describe.ts';
import { descriptionsIn, distanceAt, queryOf, type Descriptions } from './distance.ts';

/** Marks that we know by their descriptions. */
export type KnownMarks = {
  /** How many marks: a few are described twice. */
  readonly count: number;
  /** What it was made from, `name version` each. */
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly descriptions: Descriptions;
};

type Header = {
  sources: string[];
  names: string[];
};

/** As one file: the length of a header of JSON in four bytes, little-endian, the header, the descriptions. */
export const writeKnownMarks = (
  sources: readonly string[],
  marks: readonly { name: string; descriptions: readonly Description[] }[],
): Uint8Array => {
  const names = marks.flatMap(({ name, descriptions }) => descriptions.map(() => name));
  const header = new TextEncoder().encode(JSON.stringify({ sources, names }));
  const figures = marks.flatMap(({ descriptions }) => descriptions);
  const file = new Uint8Array(4 + header.length + figures.length * DESCRIPTION_LENGTH);
  new DataView(file.buffer).setUint32(0, header.length, true);
  file.set(header, 4);
  figures.forEach((one, at) =>
    file.set(new Uint8Array(one.buffer, one.byteOffset, one.length), 4 + header.length + at * DESCRIPTION_LENGTH),
  );
  return file;
};

/**
 * Reads what `writeKnownMarks` wrote.
 * @throws TypeError for bytes of another length than their header says.
 */
export const openKnownMarks = (file: Uint8Array): KnownMarks => {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const { sources, names } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Header;
  const figures = Int8Array.from(new Int8Array(file.buffer, file.byteOffset + 4 + length, file.length - 4 - length));
  if (figures.length !== names.length * DESCRIPTION_LENGTH) throw new TypeError('Not a file of known marks');
  return { count: new Set(names).size, sources, names, descriptions: descriptionsIn(figures) };
};

export type Nearest = {
  readonly name: string;
  /** 0 the same, 1 as far apart as most marks are. */
  readonly distance: number;
};

/** The known mark that this one comes nearest to; undefined where none are known. */
export const nearestKnown = (known: KnownMarks, descriptions: readonly Description[]): Nearest | undefined => {
  let nearest: Nearest | undefined;
  for (const query of descriptions.map(queryOf)) {
    for (const [at, name] of known.names.entries()) {
      const distance = distanceAt(query, known.descriptions, at, nearest?.distance);
      if (!nearest || distance < nearest.distance) nearest = { name, distance };
    }
  }
  return nearest;
};

/** The same and more: marks of somebody's competitors, each by its descriptions. */
export const withMore = (
  known: KnownMarks,
  more: readonly { name: string; descriptions: readonly Description[] }[],
): KnownMarks => {
  const added = more.flatMap(({ name, descriptions }) => descriptions.map((one) => ({ name, one })));
  if (added.length === 0) return known;
  const figures = new Int8Array(known.descriptions.figures.length + added.length * DESCRIPTION_LENGTH);
  figures.set(known.descriptions.figures);
  added.forEach(({ one }, at) => figures.set(one, known.descriptions.figures.length + at * DESCRIPTION_LENGTH));
  const names = [...known.names, ...added.map(({ name }) => name)];
  return { ...known, count: new Set(names).size, names, descriptions: descriptionsIn(figures) };
};
