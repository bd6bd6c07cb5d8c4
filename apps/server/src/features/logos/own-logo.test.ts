import { expect, it, vi } from 'vitest';
import type { OwnLogo } from '@signet/kit';
import { ChildFailed } from '../../jobs/limited-child.ts';
import { createLogoDrafts } from './logo-drafts.ts';
import { formOf as traceOf } from './own-logo-form.ts';
import { createOwnLogos, formInChild } from './own-logo.ts';

const drawn = (inner: string, box = '0 0 100 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const formOf = (inner: string, box?: string) => traceOf(drawn(inner, box));
const square = (x: number, fill: string, size = 40) =>
  `<rect x="${x}" y="10" width="${size}" height="${size}" fill="${fill}"/>`;
const formsOf = (made: Awaited<ReturnType<typeof formInChild>>) => made?.path.filter(([what]) => what === 'M').length;

it.each([
  ['with forty-eight megapixels', '0 0 8000 6000', '<rect x="800" y="600" width="6400" height="4800"/>'],
  ['wider than any picture may be', '0 0 90000 30000', '<rect width="90000" height="30000"/>'],
])('a drawing that calls itself %s is traced all the same', async (_what, box, inner) => {
  const made = await formOf(inner, box);
  expect((made?.width ?? 0) / (made?.height ?? 1)).toBeCloseTo(box.includes('90000') ? 3 : 4 / 3, 1);
});

it('yellow beside navy is part of the logo, on a clear ground and on a white one', async () => {
  const pair = square(5, '#ffe600') + square(55, '#000080');
  expect(formsOf(await formOf(pair))).toBe(2);
  expect(formsOf(await formOf(`<rect width="100" height="100" fill="#fff"/>${pair}`))).toBe(2);
});

it('white on a color is what the form is cut out of', async () => {
  expect(formsOf(await formOf(square(5, '#000080') + square(10, '#fff', 20)))).toBe(2);
});

it('what has more forms than any logo, or shows nothing, has no outline', async () => {
  const dots = Array.from({ length: 4900 }, (_, at) => {
    const [x, y] = [at % 70, Math.floor(at / 70)];
    return `<rect x="${x * 1.4}" y="${y * 1.4}" width=".7" height=".7"/>`;
  });
  expect(await formOf(dots.join(''))).toBeUndefined();
  expect(await formOf('<path d="M0 0"/>')).toBeUndefined();
});

it('is traced in a process of its own; what is no drawing has no outline', async () => {
  const made = await formInChild(Buffer.from(drawn(square(5, '#000080'))));
  expect(formsOf(made)).toBe(1);
  expect(await formInChild(Buffer.from('no drawing'))).toBeUndefined();
});

it('whose process was ended is not said to have no outline', async () => {
  const limits = { milliseconds: 1, heapMegabytes: 512, dataMegabytes: 1600, answerBytes: 1000 };
  await expect(formInChild(Buffer.from(drawn('')), limits)).rejects.toMatchObject({ name: 'ServiceUnavailable' });
});

/** Painted over and over with what changes from pixel to pixel. */
const over = '<rect width="100" height="100" fill="url(#g)"/>'.repeat(19_000);
const heavy = drawn(`<radialGradient id="g"><stop stop-color="#f00"/></radialGradient>${over}`);

it('that takes more of a processor than any logo is told from one that a busy machine kept waiting', async () => {
  const limits = { heapMegabytes: 512, dataMegabytes: 1600, answerBytes: 1000, allowsAddons: true as const };
  const trace = formInChild(Buffer.from(heavy), { ...limits, milliseconds: 1000, givesWay: true });
  await expect(trace).rejects.toMatchObject({ name: 'Error', why: 'slow' });
});

it('that takes longer than any logo has no outline, for whoever asks next as well', async () => {
  const trace = vi.fn(() => Promise.reject(new ChildFailed('slow', 'the process ended by SIGXCPU')));
  const blobs = { get: async () => ({ body: Buffer.from(heavy), contentType: 'image/svg+xml' }) };
  const traceOwn = createOwnLogos(trace);
  const drafts = draftsThat((owner, custom) => traceOwn(owner, custom, blobs));
  expect(await drafts.own('ada', { 'logo-p1.svg': 'one' })).toBeUndefined();
  expect(await drafts.own('ada', { 'logo-p1.svg': 'one' })).toBeUndefined();
  expect(trace).toHaveBeenCalledTimes(1);
});

const outline: OwnLogo = { path: [], width: 1, height: 1 };
const draftsThat = (trace: NonNullable<Parameters<typeof createLogoDrafts>[0]['trace']>) => {
  const unused = () => Promise.reject(new Error('nothing else is asked'));
  return createLogoDrafts({
    brains: { get: unused },
    fonts: { font: unused },
    blobs: { get: unused },
    trace,
  });
};

it('is traced again for whoever asks next where that failed, and only then', async () => {
  const answers = [Promise.reject(new Error('busy')), Promise.resolve(outline), Promise.resolve(undefined)];
  for (const answer of answers) answer.catch(() => undefined);
  const trace = vi.fn(() => answers.shift() as Promise<OwnLogo | undefined>);
  const drafts = draftsThat(trace);
  await expect(drafts.own('ada', { 'logo-p1.svg': 'one' })).rejects.toThrow('busy');
  expect(await drafts.own('ada', { 'logo-p1.svg': 'one' })).toBe(outline);
  expect(await drafts.own('ada', { 'logo-p1.svg': 'one' })).toBe(outline);
  expect(await drafts.own('ada', { 'logo-p1.svg': 'two' })).toBeUndefined();
  expect(await drafts.own('ada', { 'logo-p1.svg': 'two' })).toBeUndefined();
  expect(trace).toHaveBeenCalledTimes(3);
});

it('of somebody who brought many waits behind everybody who brought one, and there is an end to how many', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const traceOwn = createOwnLogos((svg) => {
    begun.push(Buffer.from(svg).toString());
    return new Promise((resolve) => ends.push(() => resolve(outline)));
  });
  const blobs = { get: async (key: string) => ({ body: Buffer.from(key), contentType: 'image/svg+xml' }) };
  const ask = (owner: string, key: string) =>
    traceOwn(owner, { 'logo-p1.svg': key }, blobs).then(
      () => 'traced',
      ({ code }: { code: string }) => code,
    );
  const many = Array.from({ length: 12 }, (_, at) => ask('ada', `ada ${at}`));
  const hers = ask('grace', 'grace 0');
  expect(await many[11]).toBe('tooManyRequests');
  ends[0]?.();
  expect(await many[0]).toBe('traced');
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  expect(begun[1]).toBe('grace 0');
  ends[1]?.();
  expect(await hers).toBe('traced');
});
