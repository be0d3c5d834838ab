import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { certificateState } from './schemas.ts';

/** The prefix of a certificate's public code; a receipt's code never has it. */
export const CERTIFICATE_CODE = 'C.';

/** For anyone who scans a certificate's code: only the data needed to compare it with the paper. An unknown code is 404. */
export const verifyCertificate = defineCall({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/public/certificates/codes/{code}',
  isPublic: true,
  summary: 'Whether a certificate is genuine',
  params: z.strictObject({ code: id }),
  answer: z.object({
    kind: z.literal('certificate'),
    state: certificateState,
    schoolName: z.string(),
    typeName: z.string(),
    number: z.string(),
    name: z.string(),
    place: z.string(),
    issuedOn: z.string(),
    cancelledOn: z.nullable(z.string()),
  }),
});

/** Issued transfer certificates, newest first, if the school publishes them; otherwise 404. */
export const listPublicCertificates = defineCall({
  name: 'listPublicCertificates',
  method: 'GET',
  path: '/public/certificates/schools/{code}',
  isPublic: true,
  summary: 'The transfer certificates that a school has issued',
  /** The school's id, as in the address of its list. */
  params: z.strictObject({ code: id }),
  answer: z.object({
    schoolName: z.string(),
    csvUrl: z.string(),
    certificates: z.array(
      z.object({
        number: z.string(),
        admissionNumber: z.string(),
        name: z.string(),
        place: z.string(),
        issuedOn: z.string(),
        state: certificateState,
      }),
    ),
  }),
});
