/** The background job that issues certificates to classes and draws issued ones. */
export const CERTIFICATES_JOB = 'make-certificates';
