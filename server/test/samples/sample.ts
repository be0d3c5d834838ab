import type { TestApp, TestSchool } from '../app.ts';

/**
 * A request of one call. `foreign` tells what the call must do when its ids are another school's: `unknown` (404), or, for a call
 * that takes no ids, `own` (it answers as ever, about its own school). `status` is that of the good request, if not 200.
 */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  foreign: 'unknown' | 'own';
  status?: number;
  /** The file of a call that takes one. */
  file?: Buffer;
};

/** One good request for each call of a feature, made with the ids of a school; it may first make what the call needs there. */
export type Samples = Record<string, (school: TestSchool, test: TestApp) => Sample | Promise<Sample>>;
