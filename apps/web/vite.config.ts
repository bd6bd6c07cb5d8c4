import path from 'node:path';
import react from '@vitejs/plugin-react';
import { callRoots } from '@signet/contract';
import { defineConfig } from 'vite';
import { fillDocument } from './build/fill-document.ts';
import { onlyEnglish } from './build/only-english.ts';
import { precompress } from './build/precompress.ts';
import { screenFiles } from './build/screen-files.ts';

const server = process.env['SIGNET_SERVER'] ?? 'http://localhost:3001';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), onlyEnglish(), fillDocument(), screenFiles(), precompress()],
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    // The Host header stays the browser's own, so that the issuer's addresses are this server's.
    proxy: Object.fromEntries(
      [...callRoots, '/oidc', '/config.json', '/fonts'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    target: 'es2024',
    manifest: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // what strangers see first is a document of its own
      input: ['index.html', 'front.html'].map((name) => path.join(import.meta.dirname, name)),
      output: {
        codeSplitting: {
          groups: [
            // Needed before anything can be drawn, and changed by few releases: one file, one request. What is known of
            // colors, type and wording goes with the screens that need it, as do the calls that are not the door's or
            // the quiz's: pages take them from the contract a noun at a time.
            {
              name: 'core',
              test: new RegExp(
                String.raw`node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|oidc-client-ts|` +
                  String.raw`jwt-decode|zod)[\\/]|` +
                  String.raw`[\\/]packages[\\/](?:(?:brand|theme)[\\/]` +
                  String.raw`(?!src[\\/](?:selection-of|color-choice|keyword-choice|find-by-word|` +
                  String.raw`spelling|research-states))` +
                  String.raw`|contract[\\/]src[\\/](?!refusals|(?:logo|mark|kit|font|book|selection|chat)-|` +
                  String.raw`[a-z-]+-calls)` +
                  String.raw`|contract[\\/]src[\\/](?:auth|brain|quiz|settings|system)-calls)`,
              ),
              priority: 2,
            },
            // What nearly every screen asks the server and the session with: many small files cost more than one.
            {
              name: 'app',
              test: new RegExp(
                String.raw`[\\/]apps[\\/]web[\\/]src[\\/]` +
                  String.raw`(?:api[\\/]|shell[\\/](?!subscribe|message-page|load-failure)|paths)`,
              ),
              minShareCount: 5,
              priority: 1,
            },
            // Controls that many screens share, in one file too: the first page of the quiz has them all. Tabs and
            // dialogs come later.
            {
              name: 'controls',
              test: new RegExp(
                String.raw`^(?!.*(?:[Tt]abs?[A-Z.\\/]|[Mm]odal|[Dd]ialog)).*` +
                  String.raw`(?:node_modules[\\/](?:react-aria|react-stately|@internationalized|@react-types` +
                  String.raw`|@tabler|clsx|use-sync-external-store)|[\\/]src[\\/]ui[\\/])`,
              ),
              minShareCount: 8,
              priority: 1,
            },
            // What results, directions and the book ask of a brand: a page of forty small files is ready later than one
            // of twenty. What the first page of the quiz has of it stays out.
            {
              name: 'brand',
              test: new RegExp(
                String.raw`[\\/]apps[\\/]web[\\/]src[\\/]brand[\\/](?:brand-queries|brand-font|kit-picture-query)` +
                  String.raw`|[\\/]packages[\\/](?:color[\\/]src[\\/](?:logo-field|contrast-rules|plain-name)` +
                  String.raw`|type[\\/]src[\\/]generic-family` +
                  String.raw`|contract[\\/]src[\\/]` +
                  String.raw`(?:(?:logo|made-file|brand|font|kit-picture)-calls` +
                  String.raw`|logo-files|kit-pieces))`,
              ),
              minShareCount: 3,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What the panel beside the quiz has read anew.
            {
              name: 'recommended',
              test: new RegExp(
                String.raw`[\\/]brand[\\/]recommended-queries|[\\/]packages[\\/]contract[\\/]src[\\/]` +
                  String.raw`(?:(?:selection|recommendation)-calls|(?:selection|mark)-shapes|font-face)`,
              ),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What results and directions choose with.
            {
              name: 'choosing',
              test: new RegExp(
                String.raw`[\\/]apps[\\/]web[\\/]src[\\/]features[\\/]quiz[\\/]results[\\/]` +
                  String.raw`(?:choice|kit|mark|compare[\\/]pins)|[\\/]packages[\\/](?:brand[\\/]src[\\/]selection-of` +
                  String.raw`|contract[\\/]src[\\/]mark-calls)`,
              ),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // How a document is asked for, on results and in the library.
            {
              name: 'documents',
              test: new RegExp(
                String.raw`[\\/]apps[\\/]web[\\/]src[\\/]documents[\\/]` +
                  String.raw`|[\\/]packages[\\/]contract[\\/]src[\\/](?:library|drive)-calls`,
              ),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
