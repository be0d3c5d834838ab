import { type Db, sql } from '#platform/db';

type Entry = { accountId: string; certificateId: string; after: Record<string, unknown> };

/** The audit row of a certificate that the background job issued, with the user who requested the batch. */
export async function writeAuditOf(db: Db, schoolId: string, { accountId, certificateId, after }: Entry): Promise<void> {
  await db.rows(sql`insert into audit_log (school_id, id, account_id, action, entity, entity_id, new_values)
    values (${schoolId}, app.new_id(), ${accountId}::uuid, 'issueCertificate', 'certificate', ${certificateId}::uuid, ${after})`);
}
