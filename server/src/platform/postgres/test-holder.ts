import { startEmbeddedPostgres } from './index.ts';

/** Acts as a server in another process: holds the data folder until it is killed. */
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const { adopted } = await startEmbeddedPostgres({ dataDir: String(process.argv[2]), log: quiet });
process.stdout.write(adopted ? 'adopted\n' : 'started\n');
