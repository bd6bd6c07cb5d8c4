import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws with the same engine, without a browser around it, in half the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined => {
  const own = chromium.executablePath();
  return [process.env['SIGNET_CHROMIUM'], ...SYSTEM, own].find((file) => file && fs.existsSync(file));
};

const attempt = (program: string, args: string[]): void => {
  console.error(`Installing Chromium: ${program} ${args.join(' ')}`);
  spawnSync(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * A Chromium for the browser tests: the one named in SIGNET_CHROMIUM, the system's, else one of Debian's packages when
 * root, else Playwright's.
 * @throws Error when none can be had.
 */
export const findChromium = (): string => {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!installed()) attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  if (!installed())
    attempt(process.execPath, [
      path.resolve(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js'),
      'install',
      'chromium',
    ]);
  const made = installed();
  if (!made) throw new Error('No Chromium: install one and name it in SIGNET_CHROMIUM.');
  return made;
};
