import type { TestApp, TestSchool } from '../app.ts';

/**
 * A request of one call. `foreign` says what the call must do with another school's ids: `unknown` (404) or, for a call without ids, `own` (it answers about
 * its own school). `status` is that of the valid request, if not 200.
 */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  foreign: 'unknown' | 'own';
  status?: number;
  /** The file of an upload. */
  file?: Buffer;
};

/** One valid request for each call of a feature, with the ids of a school; it may first create data that the call needs. */
export type Samples = Record<string, (school: TestSchool, test: TestApp) => Sample | Promise<Sample>>;
