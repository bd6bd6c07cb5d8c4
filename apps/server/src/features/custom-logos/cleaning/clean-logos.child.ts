import { buffer } from 'node:stream/consumers';
import { cleanPng } from './clean-png.ts';
import { cleanSvg } from './clean-svg.ts';
import type { CleanedLogo } from './clean-in-child.ts';
import { unpackFiles, type NamedBytes } from '../../../jobs/packed-files.ts';

const clean = async ({ name, bytes }: NamedBytes): Promise<CleanedLogo> => {
  if (name.endsWith('.svg')) {
    const cleaned = cleanSvg(bytes);
    return 'why' in cleaned ? { name, ...cleaned } : { name, base64: Buffer.from(cleaned.svg).toString('base64') };
  }
  const cleaned = await cleanPng(bytes);
  return 'why' in cleaned ? { name, ...cleaned } : { name, base64: Buffer.from(cleaned.png).toString('base64') };
};

const cleaned: CleanedLogo[] = [];
for (const file of unpackFiles(await buffer(process.stdin))) cleaned.push(await clean(file));
process.stdout.write(JSON.stringify(cleaned));
