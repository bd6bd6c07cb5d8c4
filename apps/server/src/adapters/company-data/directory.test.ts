import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { competitor } from '@signet/contract';
import { compileDirectory } from './compile.ts';
import { companyOf, readDirectory } from './directory.ts';
import { createPictures } from './pictures.ts';
import { websiteOf } from './website.ts';

const listings = readDirectory();
const { image, logo } = createPictures();
const drawingOf = async (imageId: string) => Buffer.from((await image(imageId))?.body ?? []).toString();
const uuidOf = (key: string) => listings.filter((one) => one.key === key).map((one) => companyOf(one).identifier.uuid);
const imageOf = (name: string) => listings.find((one) => one.name === name)?.imageId;

/** The tags left open at the end, or the first one closed out of turn: empty for a well-formed drawing. */
const unbalancedTags = (drawing: string): string[] => {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of drawing.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/g,
  )) {
    if (closing && open.pop() !== name) return [name];
    if (!closing && !alone) open.push(name);
  }
  return open;
};

describe('the embedded directory', () => {
  test('is what scripts/companies.ts builds from the packages and tables as they are now', () => {
    expect(readFileSync(new URL('./tables/directory.tsv', import.meta.url), 'utf8')).toBe(compileDirectory());
  });

  test('holds at least 3,000 companies, each once', () => {
    expect(listings.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(listings.map((one) => one.key)).size).toBe(listings.length);
    expect(new Set(listings.map((one) => companyOf(one).identifier.uuid)).size).toBe(listings.length);
  });

  test('holds nothing that the quiz could not keep', () => {
    const broken = listings.filter((one) => !competitor.safeParse(companyOf(one)).success);
    expect(broken).toEqual([]);
  });

  test('never changes the uuid of a company', () => {
    expect(uuidOf('si:stripe')).toEqual(['73bc8d1f-2b03-536b-b178-fa8159a71daf']);
    expect(uuidOf('lg:slack')).toEqual(['f65cdff1-0249-5f12-81f5-9ed9ec64ebce']);
  });

  test('gives as websites only hosts that would be taken as such', () => {
    expect(listings.filter((one) => one.website && !websiteOf(one.website)).map((one) => one.website)).toEqual([]);
  });

  test('prefers the full-color icon to the one-color mark, and a mark to lettering', () => {
    expect(imageOf('Slack')).toBe('lg-slack-icon');
    expect(imageOf('Spotify')).toBe('lg-spotify-icon');
    expect(imageOf('Stripe')).toBe('si-stripe');
    expect(imageOf('Nike')).toBe('si-nike');
  });
});

describe('the pictures of the directory', () => {
  test('exist for every company, are well-formed and load nothing from elsewhere', async () => {
    const broken = [];
    for (const { imageId } of listings) {
      const drawing = await drawingOf(imageId);
      const links = drawing.replace(
        ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
        '',
      );
      const isClean = !/<script|<foreignObject|<style|<image|\son\w+=|javascript:|https?:|url\((?!#)|href="(?!#)/i.test(
        links,
      );
      if (!/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+">/.test(drawing) || unbalancedTags(drawing).length > 0 || !isClean)
        broken.push(imageId);
    }
    expect(broken).toEqual([]);
  });

  test('show a mark in the color of its brand', async () => {
    expect(await drawingOf('si-stripe')).toContain('viewBox="0 0 24 24"><path fill="#635BFF"');
  });

  test('put a mark too light for a white page on a dark tile', async () => {
    const drawing = await drawingOf('si-snapchat');
    expect(drawing).toMatch(/<rect [^>]*fill="#1a1714"\/>.*fill="#FFFC00"/);
  });

  test('are the logo alone for whoever reads its colors, without the tile', async () => {
    expect(await logo('si-snapchat')).toMatch(/viewBox="0 0 24 24"><path fill="#FFFC00"/);
    expect(await logo('lg-slack-icon')).toBe(await drawingOf('lg-slack-icon'));
  });

  test('hold nothing of the request but a letter', async () => {
    expect(await image('site-<script>.com')).toBeUndefined();
    expect(await image('si-stripe"onload="x')).toBeUndefined();
    expect(await image('lg-slack-icon/../../x')).toBeUndefined();
    expect(await image('site-www.foo.com')).toBeUndefined();
    expect(await image('name-3c')).toBeUndefined();
    expect((await drawingOf('name-4e')).match(/>([^<]*)</g)?.filter((text) => text !== '><')).toEqual(['>N<']);
    expect((await drawingOf('site-foo.com')).match(/>([^<]*)</g)?.filter((text) => text !== '><')).toEqual(['>F<']);
  });
});
