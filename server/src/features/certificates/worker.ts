import type { Database, Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { FileStore } from '#platform/files';
import { takeTurns } from '#platform/jobs';
import { forSchool } from '#platform/threads';
import { drawAndKeep, findOnce } from './service/draw.ts';
import { listAllForms, requireForm, typeName } from './service/forms.ts';
import { issuedEntry, issueOne } from './service/issue.ts';
import { refuseForgotten } from './service/person.ts';
import { writeAuditOf } from './store/audit.store.ts';
import * as batches from './store/batches.store.ts';
import { listUndrawn } from './store/certificates.store.ts';
import { listStudentFacts } from './store/people.store.ts';
import { findSchool } from './store/school.store.ts';

type Ground = { database: Database; files: FileStore; publicUrl: string; isPublic: boolean };
type Run = Ground & { schoolId: string; signal: AbortSignal };

/** How many certificates one transaction issues: a clerk who issues one meanwhile waits for its number no longer than these take. */
const CHUNK = 20;
/** How many pages are drawn at the same time. */
const DRAWN_AT_ONCE = 4;
const UNDRAWN = 40;

/**
 * Issues pending certificates of whole classes and draws issued ones. Schools take turns, so that a school that issues for all its classes delays no other.
 * Work of a killed server continues where it stopped.
 */
export function makeCertificateWorker(ground: Ground) {
  return {
    run: (signal: AbortSignal) =>
      takeTurns({
        list: () => batches.listReadySchools(ground.database.global),
        signal,
        take: (schoolId) => takeTurn({ ...ground, schoolId, signal }),
      }),
  };
}

/** The next students of one batch, and some pages; returns whether there is more to do. */
async function takeTurn(run: Run): Promise<boolean> {
  const { database, schoolId } = run;
  let issued = 0;
  for (const batchId of await database.schoolTransaction(schoolId, (db) => batches.listOpenBatches(db, schoolId))) {
    issued = await database.schoolTransaction(schoolId, (db) => issueChunk(db, run, batchId));
    if (issued > 0) break;
    await database.schoolTransaction(schoolId, (db) => batches.settleBatch(db, schoolId, batchId));
  }
  return (await drawSome(run)) || issued > 0;
}

/** The next students of a batch: their certificates, and the marks that they are done, in one transaction. Returns their number. */
async function issueChunk(db: Db, { schoolId }: Run, batchId: string): Promise<number> {
  const items = await batches.takeItems(db, schoolId, { batchId, limit: CHUNK });
  const batch = await batches.findBatch(db, schoolId, batchId);
  if (items.length === 0 || batch === null) return 0;
  const [form, school, forms] = [
    await requireForm(db, schoolId, batch.formId),
    await findSchool(db, schoolId),
    await listAllForms(db, schoolId),
  ];
  const people = await listStudentFacts(
    db,
    schoolId,
    items.map(({ studentId }) => studentId),
  );
  const results: batches.Result[] = [];
  for (const { position, studentId } of items) {
    const person = people.find(({ id }) => id === studentId);
    if (person === undefined) throw new Error(`Student ${studentId} of batch ${batchId} is not there.`);
    try {
      refuseForgotten(person);
      const name = typeName(form.type, forms);
      const issue = {
        schoolId,
        school,
        form,
        typeName: name,
        person,
        given: batch.given,
        accountId: batch.accountId,
        batchId,
        at: new Date(),
      };
      const issued = await issueOne(db, issue);
      await writeAuditOf(db, schoolId, { accountId: batch.accountId, certificateId: issued.id, after: issuedEntry(issued, form, person) });
      results.push({ position, certificateId: issued.id, problem: '' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ position, certificateId: null, problem: error.message });
    }
  }
  await batches.settleItems(db, schoolId, batchId, results);
  return items.length;
}

/** Draws the oldest waiting pages; returns whether there may be more. */
async function drawSome({ database, files, publicUrl, isPublic, schoolId, signal }: Run): Promise<boolean> {
  const inSchool = database.schoolTransaction;
  const place = { inSchool, schoolId, find: findOnce({ files }, { inSchool, schoolId }) };
  const waiting = await inSchool(schoolId, (db) => listUndrawn(db, schoolId, UNDRAWN));
  const next = waiting.values();
  await forSchool(schoolId, () =>
    Promise.all(
      Array.from({ length: DRAWN_AT_ONCE }, async () => {
        for (const certificate of next) if (!signal.aborted) await drawAndKeep({ files, publicUrl, isPublic }, place, certificate);
      }),
    ),
  );
  return waiting.length === UNDRAWN;
}
