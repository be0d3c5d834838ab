import cluster from 'node:cluster';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

try {
  if (cluster.isWorker) (await import('./app/run-worker.ts')).runWorker();
  else await (await import('./app/run-server.ts')).runServer(say);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
