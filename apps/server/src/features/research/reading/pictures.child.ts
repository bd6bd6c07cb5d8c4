import { buffer } from 'node:stream/consumers';
import { unpackFiles } from '../../../jobs/packed-files.ts';
import { readPictures } from './pictures.ts';

process.stdout.write(JSON.stringify(await readPictures(unpackFiles(await buffer(process.stdin)))));
