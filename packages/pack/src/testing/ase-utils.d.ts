declare module 'ase-utils' {
  export const decode: (file: Buffer) => unknown;
}
