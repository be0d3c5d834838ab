import { yearName } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import type { CertificateRow } from './store/certificates.store.ts';

type Signer = Pick<ReadContext, 'platform' | 'school' | 'now'>;
const DAY_SECONDS = 24 * 3600;

/** The address of a file, valid today and tomorrow; the same all day. */
function signed({ platform, school, now }: Signer, name: string): string {
  return platform.authority.fileAddress(school.id, name, (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS);
}

/** The stored original; stamped once it is cancelled. */
export const originalUrl = (context: Signer, id: string): string => signed(context, `certificate-${id}`);
/** A duplicate with its number. */
export const copyUrl = (context: Signer, id: string, copy: number): string => signed(context, `certificatecopy-${copy}-${id}`);
/** All certificates of a batch in one file. */
export const batchUrl = (context: Signer, id: string): string => signed(context, `certificatebatch-${id}`);
/** A stored file as it is. */
export const storedUrl = (context: Signer, fileId: string | null): string | null => (fileId === null ? null : signed(context, fileId));

/** A row of the register in the API's format. */
export function rowOf({ formVersion: _version, issuedAt, year, ...row }: CertificateRow) {
  return { ...row, year: yearName(year), issuedAt: issuedAt.toISOString() };
}
