import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFont } from '../open-font.ts';
import type { Font } from '../font.ts';

/** A font file of an installed family, for tests: `installedFont('@expo-google-fonts/lora', '700Bold')`. */
export const installedFile = (family: string, face: string): Uint8Array => {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve(`${family}/package.json`))), face);
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`No font file in ${folder}`);
  return readFileSync(path.join(folder, file));
};

export const installedFont = (family: string, face: string): Font => openFont(installedFile(family, face));
