/*
 * npm run clips: draws the intro's frames, photographs them with Chromium and joins them with ffmpeg into
 * apps/web/public/clips. Run by hand when the drawing changes; what it makes is committed, so that nobody else needs
 * ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './checks.ts';
import { findChromium } from './chromium.ts';
import { CLIP, introFrame } from './clip-frames.ts';

/** Most bytes of one file (art direction of the clips). */
const LIMIT = 300_000;
const target = path.join(root, 'apps', 'web', 'public', 'clips');

const photograph = async (folder: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage({ viewport: { width: CLIP.width, height: CLIP.height } });
  const frames = Math.round(CLIP.seconds * CLIP.framesPerSecond);
  for (let frame = 0; frame < frames; frame += 1) {
    await page.setContent(`<body style="margin:0;overflow:hidden">${introFrame(frame / (frames - 1))}</body>`);
    await page.screenshot({ path: path.join(folder, `${String(frame).padStart(3, '0')}.png`) });
  }
  await browser.close();
};

const ffmpeg = (folder: string, file: string, ...options: string[]): void => {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(CLIP.framesPerSecond),
    '-i',
    path.join(folder, '%03d.png'),
  ];
  const { status, error } = spawnSync('ffmpeg', [...input, ...options, path.join(target, file)], { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`ffmpeg could not make ${file}`);
};

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-clips-'));
await fs.mkdir(target, { recursive: true });
await photograph(folder);
ffmpeg(
  folder,
  'intro.webm',
  '-an',
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '50',
  '-pix_fmt',
  'yuv420p',
  '-row-mt',
  '1',
);
ffmpeg(
  folder,
  'intro.mp4',
  '-an',
  '-c:v',
  'libx264',
  '-crf',
  '31',
  '-preset',
  'slow',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
);
ffmpeg(folder, 'poster.jpg', '-vf', 'reverse', '-frames:v', '1', '-q:v', '5');
await fs.rm(folder, { recursive: true });
for (const file of await fs.readdir(target)) {
  const { size } = await fs.stat(path.join(target, file));
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > LIMIT) process.exitCode = 1;
}
