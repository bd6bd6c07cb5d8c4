declare module 'ase-utils' {
  export const decode: (file: Buffer) => unknown;
  /** What Node itself sees of the package. */
  const all: { decode: typeof decode };
  export default all;
}
