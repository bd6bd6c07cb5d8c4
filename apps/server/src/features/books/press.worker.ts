import { workerData } from 'piscina';
import { createPress, type PdfJob, type VectorPicture } from '@signet/render';
import { giveWay } from '../../jobs/give-way.ts';

giveWay();

const press = createPress((workerData as { compiler: WebAssembly.Module }).compiler);

export const book = (job: PdfJob): Promise<Uint8Array> => press.pdf(job);
export const pictures = (list: readonly VectorPicture[]): Promise<Uint8Array[]> => press.pictures(list);
