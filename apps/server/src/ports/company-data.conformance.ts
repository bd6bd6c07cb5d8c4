import { describe, expect, test } from 'vitest';
import { competitor } from '@signet/contract';
import type { CompanyData } from './company-data.ts';

export type CompanyDataSubject = {
  open: () => Promise<CompanyData>;
  /** A name the directory lists, and another way people type its beginning. */
  listed: { name: string; beginning: string };
  /** Text that fits no company. */
  unlisted: string;
};

/** What every adapter of the company-data port does, whoever is behind it. */
export const companyDataConformance = (name: string, subject: CompanyDataSubject): void => {
  describe(`company data from ${name}`, () => {
    test('finds a company by its name and by the beginning of its name', async () => {
      const companies = await subject.open();
      for (const query of [subject.listed.name, subject.listed.beginning]) {
        const found = await companies.search(query, 10);
        expect(found[0]?.identifier.value).toBe(subject.listed.name);
      }
    });

    test('answers only entities that a quiz can keep: with name, uuid and image id', async () => {
      const found = await (await subject.open()).search(subject.listed.beginning, 10);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(competitor.parse(one)).toEqual(one);
      expect(new Set(found.map((one) => one.identifier.uuid)).size).toBe(found.length);
    });

    test('answers the same uuid each time', async () => {
      const [first, second] = [await subject.open(), await subject.open()];
      const [found, again] = [await first.search(subject.listed.name, 1), await second.search(subject.listed.name, 1)];
      expect(found).toHaveLength(1);
      expect(again).toEqual(found);
    });

    test('answers no more than the limit', async () => {
      const companies = await subject.open();
      expect(await companies.search(subject.listed.beginning, 1)).toHaveLength(1);
      expect(await companies.search(subject.listed.beginning, 0)).toEqual([]);
    });

    test.each(['', '   ', '\t\n'])('answers nothing for the empty query %j', async (query) => {
      expect(await (await subject.open()).search(query, 10)).toEqual([]);
    });

    test('answers nothing where nothing fits, but at most to add just what was typed', async () => {
      const found = await (await subject.open()).search(subject.unlisted, 10);
      expect(found.map((one) => one.identifier.value).filter((name) => name !== subject.unlisted)).toEqual([]);
    });

    test('says where pictures are, so that every image id is resolved', async () => {
      const companies = await subject.open();
      const [found] = await companies.search(subject.listed.name, 1);
      const address = companies.imageUrl.replace('{imageId}', found?.identifier.image_id ?? '');
      expect(URL.canParse(address, 'https://signet.example')).toBe(true);
      const served = await companies.image(found?.identifier.image_id ?? '');
      // A picture is either served here or lies at another host.
      expect(served !== undefined || companies.imageUrl.startsWith('https://')).toBe(true);
    });

    test('knows no picture for an id it never gave', async () => {
      const companies = await subject.open();
      for (const id of [
        '',
        'nothing',
        'si-../../etc/passwd',
        'lg-__proto__',
        'site-',
        `site-${'a'.repeat(300)}.com`,
        'si-%00',
      ]) {
        expect(await companies.image(id)).toBeUndefined();
        expect(await companies.logo(id)).toBeUndefined();
      }
    });

    test('names its source', async () => {
      const companies = await subject.open();
      const { attribution, description } = companies;
      expect(attribution.label).not.toBe('');
      expect(URL.canParse(attribution.href)).toBe(true);
      const sign = await companies.image(attribution.image.split('/').at(-1) ?? '');
      expect(Buffer.from(sign?.body ?? '').toString()).toContain('<svg');
      expect(description).not.toContain('\n');
    });
  });
};
