import { api } from '@signet/contract';
import type { Company, CompanyData } from '../../ports/company-data.ts';
import { companyOf, readDirectory, type Listing } from './directory.ts';
import { indexCompanies } from './find-companies.ts';
import { nameUuid, siteKey } from './name-uuid.ts';
import { squash } from './names.ts';
import { createPictures, nameImageId, pictureAddress, siteImageId, websiteOfImage } from './pictures.ts';
import { nameFromWebsite, registeredName, websiteOf } from './website.ts';

/** The sign of the collection that most logos are from, which has one of its own. */
const SOURCE_SIGN = 'si-simpleicons';

/**
 * The directory of brands that comes with Signet: well over 3,000 with their logos, mostly of technology and of
 * household names, from two collections in the public domain. Whoever is not in it is added by website address. Works
 * offline.
 */
export const createEmbeddedCompanyData = (): CompanyData => {
  const listings = readDirectory();
  const find = indexCompanies(listings);
  const listed = listedWebsites(listings);
  const pictures = createPictures();
  const byKey = new Map(listings.map((one) => [companyKey(companyOf(one).identifier), one.website]));

  return {
    description: `embedded directory (${listings.length.toLocaleString('en')} brands, or any website address)`,
    attribution: {
      label: 'Logos from Simple Icons and SVG Logos, public domain',
      href: 'https://simpleicons.org',
      image: pictureAddress(SOURCE_SIGN),
    },
    imageUrl: api.companies.image.path.replace(':imageId', '{imageId}'),
    async search(query, limit) {
      if (limit < 1) return [];
      const website = websiteOf(query);
      if (!website) return withNamed(query, find(query, limit, { forgiving: true }), limit);
      const owner = listed.get(website) ?? ownerByName(website, listings);
      const namesakes = find(nameFromWebsite(website), limit, { forgiving: false }).filter((one) => one !== owner);
      if (owner) return [owner, ...namesakes].slice(0, limit).map(companyOf);
      // First, because it is what was typed; listed namesakes follow.
      return [companyAt(website), ...namesakes.slice(0, limit - 1).map(companyOf)];
    },
    async website(company) {
      const website = byKey.get(companyKey(company)) || websiteOfImage(company.image_id);
      return website && websiteOf(website);
    },
    image: pictures.image,
    logo: pictures.logo,
  };
};

/**
 * Each website with the company it is named after, else the one with the shortest name: google.com is Google, not
 * Google Ads.
 */
const listedWebsites = (listings: readonly Listing[]): ReadonlyMap<string, Listing> => {
  const byWebsite = Map.groupBy(
    listings.filter((one) => one.website),
    (one) => registeredName(one.website),
  );
  return new Map([...byWebsite].map(([website, all]) => [website, mainOf(website, all)]));
};

const mainOf = (website: string, all: readonly Listing[]): Listing => {
  const own = [squash(nameFromWebsite(website)), squash(website)];
  const distance = (one: Listing) =>
    [one.name, ...one.also].some((name) => own.includes(squash(name))) ? 0 : one.name.length;
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
};

/** A listed company of unknown website owns the .com of its name. */
const ownerByName = (website: string, listings: readonly Listing[]): Listing | undefined => {
  const name = squash(nameFromWebsite(website));
  return website.endsWith('.com') ? listings.find((one) => !one.website && squash(one.name) === name) : undefined;
};

const companyKey = ({ uuid, image_id: imageId }: { uuid: string; image_id: string }): string => `${uuid} ${imageId}`;

/** Shorter ones are the beginning of something; longer ones are no name. */
const NAME = { shortest: 2, longest: 60 } as const;

/**
 * What was found, and last the company that is called just what was typed, unless one of those found is: nobody has to
 * know the address of a bakery around the corner.
 */
const withNamed = (query: string, found: readonly Listing[], limit: number): Company[] => {
  const name = query.trim().replaceAll(/\s+/gu, ' ');
  const own = squash(name);
  const listed = found.map(companyOf);
  const isFound = found.some((one) => [one.name, ...one.also].some((other) => squash(other) === own));
  const letters = Array.from(own).length;
  if (isFound || letters < NAME.shortest || name.length > NAME.longest || !visibleText(name)) return listed;
  return [...listed.slice(0, limit - 1), companyNamed(name)];
};

/** Whether a name is of letters, digits and the signs that stand between them. */
const visibleText = (name: string): boolean => /^[\p{L}\p{M}\p{N}\p{P}\p{Sm}\p{Zs}]+$/u.test(name);

/** A company of which nothing is known but its name. */
const companyNamed = (name: string): Company => ({
  identifier: { value: name, uuid: nameUuid(`name:${squash(name)}`), image_id: nameImageId(name) },
});

/** Flow decisions: "A company added by website address gets a uuid and an image_id at once". */
const companyAt = (website: string): Company => {
  return {
    identifier: { value: nameFromWebsite(website), uuid: nameUuid(siteKey(website)), image_id: siteImageId(website) },
    short_description: website,
  };
};
