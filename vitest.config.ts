import { defineConfig } from 'vitest/config';

/** Every processor takes a file: the default leaves one idle, and tests of calls wait for Postgres half their time. */
const maxWorkers = '100%';
/**
 * Files share the process of their worker: each loaded all that it tests anew, which took longer than its tests. So
 * whatever a file changes of the process (clock, environment, globals) it puts back.
 */
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          isolate,
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'gallery/**/*.test.ts',
            'faults/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['fast-check.setup.ts'],
          // a guard against hanging, not a measurement: a busy machine takes several times as long
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          isolate,
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['fast-check.setup.ts'],
          globalSetup: ['apps/server/src/testing/postgres.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
