import path from 'node:path';
import react from '@vitejs/plugin-react';
import { callRoots } from '@signet/contract';
import { defineConfig } from 'vite';
import { fillDocument } from './build/fill-document.ts';
import { onlyEnglish } from './build/only-english.ts';
import { precompress } from './build/precompress.ts';
import { screenFiles } from './build/screen-files.ts';
import { scriptGroups } from './build/script-groups.ts';

const server = process.env['SIGNET_SERVER'] ?? 'http://localhost:3001';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), onlyEnglish(), fillDocument(), screenFiles(import.meta.dirname), precompress()],
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
      output: { codeSplitting: { groups: scriptGroups } },
    },
  },
});
