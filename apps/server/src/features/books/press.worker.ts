import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createPress, pressFile, type PdfJob, type VectorPicture } from '@signet/render';
import { giveWay } from '../../jobs/give-way.ts';

giveWay();

const press = createPress(await fs.readFile(fileURLToPath(pressFile)));

export const book = (job: PdfJob): Promise<Uint8Array> => press.pdf(job);
export const pictures = (list: readonly VectorPicture[]): Promise<Uint8Array[]> => press.pictures(list);
