import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPageReading } from '../page-reading.ts';
import { noPictures } from './pictures.ts';

const reading = createPageReading();
const read = (...pictures: [name: string, bytes: Uint8Array | string][]) =>
  reading.pictures(
    'northwind.com',
    pictures.map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) })),
  );
const square = (hex: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${hex}"/></svg>`;
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const hexesOf = (colors: readonly { hex: string }[]) => colors.map(({ hex }) => hex);

describe('the pictures of a website', () => {
  it('are read apart: the first logo that has colors, and the icon, which is drawn anew', async () => {
    const icon = await plain(64, 64, '#0b6e4f').withMetadata().png().toBuffer();
    const {
      logo,
      iconColors,
      icon: drawn,
    } = await read(
      ['logo', 'no picture at all'],
      ['logo.svg', square('#7a1f3d')],
      ['logo.svg', square('#146eb4')],
      ['icon', icon],
    );
    expect([hexesOf(logo), hexesOf(iconColors)]).toEqual([['#7a1f3d'], ['#0b6e4f']]);
    const { width, height, format } = await sharp(Buffer.from(drawn?.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height, format]).toEqual([48, 48, 'png']);
  });

  it('of a PNG within an ICO file are those of the PNG', async () => {
    const png = await plain(32, 32, '#e4572e').png().toBuffer();
    const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
    expect(hexesOf((await read(['icon', Buffer.concat([head, png])])).iconColors)).toEqual(['#e4572e']);
  });

  it('that are none, or none that are sent, say nothing', async () => {
    expect(await read()).toEqual(noPictures);
    expect(await read(['icon', ''], ['logo', 'x'.repeat(500)], ['logo.svg', '<svg'])).toEqual(noPictures);
  });

  it('that are made to take everything cost the server nothing, and end', async () => {
    const wide = await plain(16_000, 16_000, '#7a1f3d').png({ compressionLevel: 9 }).toBuffer();
    const turbulent =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f" x="0" y="0" width="1" height="1">' +
      '<feTurbulence numOctaves="99999"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>';
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        reading.pictures(`site-${at}.com`, [
          { name: 'logo', bytes: wide },
          { name: 'icon.svg', bytes: Buffer.from(turbulent) },
        ]),
      ),
    );
    for (const { logo } of answers) expect(logo).toEqual([]);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(150);
  }, 120_000);
});
