import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveKey, seal, unseal } from './secrets.ts';
import { anyText } from './testing/nasties.ts';

const key = deriveKey('a secret of the house, long enough', 'tests');

describe('keys', () => {
  it('have 32 bytes, are the same each time, and differ by purpose and by secret', () => {
    const keys = [
      key,
      deriveKey('a secret of the house, long enough', 'other'),
      deriveKey('another secret of another house', 'tests'),
    ];
    expect(keys.map((one) => one.length)).toEqual([32, 32, 32]);
    expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(3);
    expect(deriveKey('a secret of the house, long enough', 'tests')).toEqual(key);
  });
});

describe('what is sealed for rest', () => {
  it('opens to the same text, whatever it holds', () => {
    fc.assert(fc.property(anyText, (text) => unseal(key, seal(key, text)) === text));
  });

  it('looks different each time, and shows nothing of the text', () => {
    const sealed = [seal(key, 'drive token'), seal(key, 'drive token')];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const one of sealed) expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('drive');
  });

  it('does not open with another key', () => {
    expect(() => unseal(deriveKey('another secret of another house', 'tests'), seal(key, 'drive token'))).toThrow();
  });

  it('does not open when any byte of it was changed, or it was cut short', () => {
    const sealed = Buffer.from(seal(key, 'drive token'), 'base64url');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(key, changed.toString('base64url')), `byte ${at}`).toThrow();
      expect(() => unseal(key, sealed.subarray(0, at).toString('base64url')), `${at} bytes`).toThrow();
    }
  });
});
