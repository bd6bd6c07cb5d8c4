import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('the address of a call', () => {
  it('puts parameters in, encoded', () => {
    expect(addressOf('/api/brain/colorFamilies/familyFromHex/:hex', { hex: '#ff0000' })).toBe(
      '/api/brain/colorFamilies/familyFromHex/%23ff0000',
    );
  });
  it('leaves an optional parameter out together with its slash', () => {
    expect(addressOf('/api/quizzes/:id?')).toBe('/api/quizzes');
    expect(addressOf('/api/quizzes/:id?', { id: 'a1' })).toBe('/api/quizzes/a1');
  });
  it('keeps a literal trailing slash', () => {
    expect(addressOf('/api/quizzes/')).toBe('/api/quizzes/');
  });
  it('keeps the slashes of a wildcard and encodes the rest', () => {
    expect(addressOf('/api/blobs/*', { '*': 'logos/a b.svg' })).toBe('/api/blobs/logos/a%20b.svg');
  });
  it('writes the query without what is undefined', () => {
    expect(addressOf('/api/mail/outbox', {}, { limit: 25, offset: 0, search: undefined })).toBe(
      '/api/mail/outbox?limit=25&offset=0',
    );
  });
  it('refuses to guess a missing parameter', () => {
    expect(() => addressOf('/api/brain/icons/:versionId')).toThrow('versionId');
  });
});
