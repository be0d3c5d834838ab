export { findRunningPostgres } from './running.ts';
export { keepSecret } from './secrets.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
