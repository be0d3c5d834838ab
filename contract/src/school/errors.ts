/** Refusals of search, audit log and the school's data as a file, by code. */
export const schoolErrors = {
  exportRunning: 'A download of all data is already being prepared. Wait until it is ready, or try again in a few minutes.',
} as const;
