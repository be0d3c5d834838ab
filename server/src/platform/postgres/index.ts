export { findRunningPostgres } from './running.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
