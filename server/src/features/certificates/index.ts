import { makeBatchFile, makeCopy, makeOriginal, makeRegisterFile } from './service/files.ts';

export { CERTIFICATES_JOB } from './job-name.ts';
export { addSampleCertificates } from './sample-register.ts';
export { readPicture } from './service/draw.ts';
export { readPublicCsv } from './service/public.ts';
export { findSchool as findPrintedSchool } from './store/school.store.ts';
export { makeCertificateWorker } from './worker.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const certificateFiles = {
  certificate: makeOriginal,
  certificatecopy: makeCopy,
  certificatebatch: makeBatchFile,
  certificateregister: makeRegisterFile,
} as const;
