import { buffer } from 'node:stream/consumers';
import { checkWorkbook } from './check-workbook.ts';

process.stdout.write(JSON.stringify(await checkWorkbook(await buffer(process.stdin))));
