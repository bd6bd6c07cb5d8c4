/*
 * npm run gallery: draws every plate on light and dark ground into one page, dist/gallery/index.html, and says where
 * it is. npm run gallery -- --accept: stores every plate's present drawing as the right one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { grounds, type Plate } from '../gallery/plate.ts';
import { acceptAll, plateGroups } from '../gallery/stored.ts';
import { root } from './checks.ts';

const STYLE = `
  :root { color-scheme: light; font: 14px/1.5 system-ui, sans-serif;
    color: ${grounds.light.p1}; background: ${grounds.light.n3}; }
  body { margin: 0 auto; max-width: 1680px; padding: 32px 24px 96px; }
  h1 { font-size: 32px; font-weight: 500; margin: 0; }
  h2 { font-size: 24px; font-weight: 500; margin: 64px 0 16px; padding-top: 16px;
    border-top: 1px solid ${grounds.light.n1}; }
  nav { display: flex; gap: 16px; margin-top: 8px; }
  a { color: ${grounds.light.p2}; }
  .plates { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); gap: 24px; }
  figure { margin: 0; min-width: 0; }
  figure.wide { grid-column: 1 / -1; }
  figure.wide .grounds { grid-template-columns: 1fr; }
  figcaption { color: ${grounds.light.s1}; margin-bottom: 4px; }
  .grounds { display: grid; grid-template-columns: 1fr 1fr;
    border: 1px solid ${grounds.light.n1}; border-radius: 12px; overflow: hidden; }
  .ground { display: grid; place-items: center; padding: 32px; min-height: 104px; }
  .light { background: ${grounds.light.w1}; }
  .dark { background: ${grounds.dark.n3}; }
  svg { max-width: 100%; height: auto; max-height: 168px; }
  .wide svg { max-height: none; }
  @media (max-width: 640px) { .grounds { grid-template-columns: 1fr; } }
`;

/** Drawings wider than this get a row of their own. */
const WIDE = 1200;

const figure = async (name: string, plate: Plate): Promise<string> => {
  const [light, dark] = [await plate(grounds.light), await plate(grounds.dark)];
  const wide = Number(/ width="(\d+)/.exec(light)?.[1]) > WIDE ? ' class="wide"' : '';
  return (
    `<figure id="${name}"${wide}><figcaption>${name}</figcaption><div class="grounds"><div class="ground light">` +
    `${light}</div><div class="ground dark">${dark}</div></div></figure>`
  );
};

const page = async (): Promise<string> => {
  const groups = await plateGroups();
  const sections = await Promise.all(
    groups.map(async ({ id, group }) => {
      const figures = await Promise.all(
        Object.entries(group.plates).map(([name, plate]) => figure(`${id}-${name}`, plate)),
      );
      return `<section id="${id}"><h2>${group.title}</h2><div class="plates">${figures.join('\n')}</div></section>`;
    }),
  );
  const links = groups.map(({ id, group }) => `<a href="#${id}">${group.title}</a>`).join('');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ' +
    `content="width=device-width"><title>Signet: plates</title><style>${STYLE}</style><h1>Plates</h1><nav>` +
    `${links}</nav>${sections.join('\n')}</html>\n`
  );
};

if (process.argv.includes('--accept')) {
  console.log(`${await acceptAll()} stored drawings are new or changed.`);
} else {
  const file = path.join(root, 'dist', 'gallery', 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await page());
  console.log(`The gallery: ${pathToFileURL(file).href}`);
}
