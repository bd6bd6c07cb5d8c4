/*
 * node scripts/research-clips.ts: draws the frames of the competitor analysis and has Chromium film them into
 * apps/web/public/clips, with a still of the first and the last. Run by hand when the drawing changes; what it makes
 * is committed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from './checks.ts';
import { findChromium } from './chromium.ts';
import { analysisFrame, openingFrame, RESEARCH_CLIP, successFrame } from './research-frames.ts';

/** Most bytes of one file (art direction of the clips). */
const LIMIT = 300_000;
const { width, height, framesPerSecond, loopSeconds, successSeconds } = RESEARCH_CLIP;
const target = path.join(root, 'apps', 'web', 'public', 'clips');

const framesOf = (seconds: number, draw: (time: number) => string, isLoop: boolean): string[] => {
  const count = Math.round(seconds * framesPerSecond);
  return Array.from({ length: count }, (_, at) => draw(at / (isLoop ? count : count - 1)));
};

/** Films frames in the time that they are shown in, and answers the file in base64. */
const film = (page: Page, frames: string[], mimeType: string): Promise<string> =>
  page.evaluate(
    async (shot) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [shot.width, shot.height];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('there is nothing to draw on');
      const images = await Promise.all(
        shot.frames.map(async (svg) => {
          const image = new Image();
          image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
          await image.decode();
          return createImageBitmap(image);
        }),
      );
      const stream = canvas.captureStream(0);
      const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
      const recorder = new MediaRecorder(stream, { mimeType: shot.mimeType, videoBitsPerSecond: 320_000 });
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => void pieces.push(data);
      const ended = new Promise((done) => (recorder.onstop = done));
      recorder.start();
      const begun = performance.now();
      for (const [at, image] of images.entries()) {
        context.drawImage(image, 0, 0);
        track?.requestFrame();
        const due = begun + ((at + 1) * 1000) / shot.framesPerSecond;
        await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
      }
      recorder.stop();
      await ended;
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { frames, mimeType, width, height, framesPerSecond },
  );

const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage();
const clips = {
  analysis: framesOf(loopSeconds, analysisFrame, true),
  success: framesOf(successSeconds, successFrame, false),
};
for (const [name, frames] of Object.entries(clips))
  for (const [ending, mimeType] of [
    ['webm', 'video/webm;codecs=vp9'],
    ['mp4', 'video/mp4;codecs=avc1.42E01E'],
  ] as const)
    await fs.writeFile(
      path.join(target, `${name}.${ending}`),
      Buffer.from(await film(page, frames, mimeType), 'base64'),
    );
await browser.close();
for (const [name, svg] of [
  ['opening', openingFrame()],
  ['analysis', analysisFrame(0.35)],
  ['success', successFrame(1)],
] as const)
  await sharp(Buffer.from(svg))
    .webp({ quality: 82 })
    .toFile(path.join(target, `${name}.webp`));

for (const file of await fs.readdir(target)) {
  const { size } = await fs.stat(path.join(target, file));
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > LIMIT) process.exitCode = 1;
}
