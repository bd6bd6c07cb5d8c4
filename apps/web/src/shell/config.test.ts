import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleConfig as complete } from '../testing/sample-config.ts';
import { loadConfig, readConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it('is what /config.json says', () => expect(readConfig(complete)).toEqual(complete));

  it.each([
    [{ ...complete, auth: { ...complete.auth, domain: '' } }],
    [{ ...complete, auth: { ...complete.auth, clientId: undefined } }],
    [{}],
  ])("without domain or clientId fails with 'Authentication is not configured'", (value) =>
    expect(() => readConfig(value)).toThrow('Authentication is not configured'),
  );

  it.each([[null], ['text'], [{ auth: complete.auth }]])(
    "of another shape fails with 'Failed to load configuration'",
    (value) => expect(() => readConfig(value)).toThrow('Failed to load configuration'),
  );

  it("that cannot be fetched fails with 'Failed to load configuration', and the next try may succeed", async () => {
    const answers = [new Response('', { status: 500 }), new Response(JSON.stringify(complete))];
    vi.stubGlobal('fetch', async () => answers.shift());
    await expect(loadConfig()).rejects.toThrow('Failed to load configuration');
    expect(await loadConfig()).toEqual(complete);
  });
});
