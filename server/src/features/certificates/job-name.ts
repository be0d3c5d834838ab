/** The background work that issues certificates to classes and draws what was issued. */
export const CERTIFICATES_JOB = 'make-certificates';
