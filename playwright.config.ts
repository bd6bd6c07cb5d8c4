import { defineConfig } from '@playwright/test';

/** Browser journeys. The server under test is started by `e2e/global-setup.ts` as a newcomer starts it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // guards against hanging, not measurements: a busy machine takes several times as long
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${process.env['SIGNET_E2E_PORT'] ?? '43117'}`,
    launchOptions: {
      ...(process.env['SIGNET_CHROMIUM'] ? { executablePath: process.env['SIGNET_CHROMIUM'] } : {}),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    // A trace of every journey costs a fifth of the journey: it is made on demand, with SIGNET_TRACE=1.
    trace: process.env['SIGNET_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
});
