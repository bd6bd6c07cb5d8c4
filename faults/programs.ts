import fs from 'node:fs';
import path from 'node:path';

/** Where system programs lie; some distributions keep daemons off the path of ordinary users. */
const places = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program of the system lies; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));
