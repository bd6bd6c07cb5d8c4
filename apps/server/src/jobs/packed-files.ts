/** Named bytes in one piece: a line of JSON that says how long each is, then all of them. */
export type NamedBytes = { name: string; bytes: Uint8Array };

export const packFiles = (files: readonly NamedBytes[]): Buffer => {
  const index = JSON.stringify(files.map(({ name, bytes }) => [name, bytes.length]));
  return Buffer.concat([Buffer.from(`${index}\n`), ...files.map(({ bytes }) => bytes)]);
};

export const unpackFiles = (packed: Buffer): NamedBytes[] => {
  const end = packed.indexOf(10);
  const index = JSON.parse(packed.subarray(0, end).toString()) as [string, number][];
  let at = end + 1;
  return index.map(([name, length]) => {
    const bytes = packed.subarray(at, at + length);
    at += length;
    return { name, bytes };
  });
};
