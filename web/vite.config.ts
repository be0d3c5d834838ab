import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './build-plugins/messages.ts';
import { preloadFont } from './build-plugins/preload-font.ts';

const API_PATHS = ['/admin', '/finance', '/auth', '/mcp', '/public', '/files'];

/** Icons come in one file, 9 KB, in place of sixty of 200 bytes; but for those of the first screens, which do not wait for it. */
const ICONS = /@tabler[\\/]icons-react[\\/].*[\\/]icons[\\/](?!Icon(?:AlertTriangle|Refresh|ChevronDown|Eye|EyeOff|InfoCircle)\.)/;

/** An index file only names what the other files define. Packages and the contract say so of theirs in `package.json`. */
const FEATURE_INDEX = /[\\/]src[\\/]features[\\/][a-z-]+[\\/]index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [messages(), react(), lingui({ cwd: import.meta.dirname }), preloadFont()],
  build: {
    outDir: 'dist',
    // The assets of the last releases stay for tabs that are still open; build-plugins/prune-releases.ts removes old ones.
    emptyOutDir: false,
    assetsDir: 'assets',
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // Inlined pictures would be `data:` addresses; the strict policy and the cache both prefer files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Whoever uses one part of a feature gets the files of that part alone; otherwise a chunk carries all that the index names (168 KB to paint /login).
      treeshake: { moduleSideEffects: [{ test: FEATURE_INDEX, sideEffects: false }] },
      output: {
        // The entry lists the files of every screen: without names each visitor loads 3 KB less.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]'),
        // What every page needs and no release of ours changes keeps its name and stays in the browser's cache.
        codeSplitting: {
          groups: [
            // What draws an icon goes with them: a group takes along whatever its files import.
            {
              name: 'react',
              priority: 1,
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui)[\\/]|(?:createReactComponent|defaultAttributes)\.mjs$/,
            },
            { name: 'icons', test: ICONS },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      API_PATHS.map((path) => [
        path,
        {
          target: 'http://localhost:3000',
          // A navigation to a screen whose path begins like the API's gets the app.
          bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
        },
      ]),
    ),
  },
});
