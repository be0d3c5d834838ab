import { z } from 'zod/mini';
import { defineCall, readMaybe, readText } from '../shared/index.ts';

export const getAdminDetails = defineCall({
  name: 'getAdminDetails',
  method: 'GET',
  path: '/admin/getAdminDetails',
  summary: "The school's name and logo, and who is signed in",
  answer: z.object({
    schoolName: z.string(),
    /** A signed, expiring `/files/…` address, or null: the screen shows the default image. */
    imageUrl: z.nullable(z.string()),
    adminName: z.string(),
    /** Such as `2026-27`; null until a year is set up. */
    academicYear: z.nullable(z.string()),
  }),
  reads: z.object({ schoolName: readText(), imageUrl: readMaybe, adminName: readText(), academicYear: readMaybe }),
});
