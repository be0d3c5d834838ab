export { findRunningPostgres } from './running.ts';
export { keepSecret, putSecret, readSecret } from './secrets.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
