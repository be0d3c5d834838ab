export { prepareArchive, recoverPostgres } from './archive.ts';
export { clusterOf } from './place.ts';
export { findRunningPostgres } from './running.ts';
export { allSecrets, keepSecret, putSecret, readSecret } from './secrets.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
