import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { ReadContext, Signed } from '#platform/http';
import * as store from '../store/accounts.store.ts';

const LOGO_SECONDS = 24 * 3600;

/** The school's name, logo and academic year, and the signed-in user. */
export async function getAdminDetails(context: ReadContext): Promise<CallAnswer<typeof calls.getAdminDetails>> {
  const details = await store.getAdminDetails(context.db, context.school.id, context.admin.id);
  if (details === null) throw notFound();
  return {
    schoolName: details.schoolName,
    imageUrl: details.logoFileId === null ? null : logoAddress(context, details.logoFileId),
    adminName: details.adminName ?? context.admin.name,
    academicYear: details.academicYear,
  };
}

/** The same address all day, so that the browser can cache the picture. */
export function logoAddress({ platform, school, now }: Signed, fileId: string): string {
  const day = Math.floor(now.getTime() / 1000 / LOGO_SECONDS);
  return platform.authority.fileAddress(school.id, fileId, (day + 2) * LOGO_SECONDS);
}
