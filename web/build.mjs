import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './build-plugins/compress.ts';
import { prerenderPages } from './build-plugins/prerender.ts';
import { pruneReleases } from './build-plugins/prune-releases.ts';
import { checkSizes } from './build-plugins/sizes.ts';

/** Builds the screens for production: bundle, pre-compressed copies of every asset, and the size check that fails the build. With
 * `--quick` it compresses less, which tests do not notice. */
const root = fileURLToPath(new URL('.', import.meta.url));
// The libraries leave their checks for developers out under this name alone.
process.env.NODE_ENV = 'production';
await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
await prerenderPages();
pruneReleases(`${root}dist`);
await compressAssets(`${root}dist`, { isQuick: process.argv.includes('--quick') });
if (!checkSizes(`${root}dist`)) process.exitCode = 1;
