import { hashOf } from '../made-files/kind.ts';

const DIGITS = 8;

/**
 * Which of the good marks a brand sees first: a number of its founder and its name, so that two founders with one
 * initial are not offered one row, and a brand always the same. Zero is nobody's choice, and no brand has it.
 */
export const brandSeed = (userId: string, name: string): number =>
  Number.parseInt(hashOf([userId, name.normalize('NFC').toLowerCase()]).slice(0, DIGITS), 16) || 1;
