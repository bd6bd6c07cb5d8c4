import { text } from 'node:stream/consumers';
import { formOf } from './own-logo-form.ts';

process.stdout.write(JSON.stringify((await formOf(await text(process.stdin))) ?? null));
