import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'gallery/**/*.test.ts',
            'faults/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['fast-check.setup.ts'],
          // they only compute, so that every processor takes a file; the default leaves one of two idle
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          // a guard against hanging, not a measurement: a busy machine takes several times as long
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['fast-check.setup.ts'],
          globalSetup: ['apps/server/src/testing/postgres.setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
    ],
  },
});
