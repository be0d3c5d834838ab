import type { Database, Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { FileStore } from '#platform/files';
import { drawAndKeep, findOnce } from './service/draw.ts';
import { listAllForms, requireForm, typeName } from './service/forms.ts';
import { issuedEntry, issueOne } from './service/issue.ts';
import { refuseForgotten } from './service/person.ts';
import { writeAuditOf } from './store/audit.store.ts';
import * as batches from './store/batches.store.ts';
import { listUndrawn } from './store/certificates.store.ts';
import { listStudentFacts } from './store/people.store.ts';
import { findSchool } from './store/school.store.ts';

type Ground = { database: Database; files: FileStore; publicUrl: string };
type Run = Ground & { schoolId: string; signal: AbortSignal };

/** How many certificates one transaction issues: a counter that waits for a number waits no longer than these take. */
const CHUNK = 20;
/** How many pages are drawn at once. */
const DRAWN_AT_ONCE = 4;
const UNDRAWN = 40;

/** Issues what waits for whole classes and draws what was issued. What a killed server left is taken up where it stands. */
export function makeCertificateWorker(ground: Ground) {
  return {
    async run(signal: AbortSignal): Promise<void> {
      for (const schoolId of await batches.listWaitingSchools(ground.database.global)) {
        if (signal.aborted) return;
        await workOff({ ...ground, schoolId, signal });
      }
    },
  };
}

async function workOff(run: Run): Promise<void> {
  const open = await run.database.schoolTransaction(run.schoolId, (db) => batches.listOpenBatches(db, run.schoolId));
  for (const batchId of open) {
    while (!run.signal.aborted && (await run.database.schoolTransaction(run.schoolId, (db) => issueChunk(db, run, batchId))) > 0);
    if (!run.signal.aborted) await run.database.schoolTransaction(run.schoolId, (db) => batches.settleBatch(db, run.schoolId, batchId));
  }
  await drawAll(run);
}

/** The next students of a batch: their certificates and the marks that they are done are one transaction. Gives how many there were. */
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

async function drawAll({ database, files, publicUrl, schoolId, signal }: Run): Promise<void> {
  const inSchool = database.schoolTransaction;
  const place = { inSchool, schoolId, find: findOnce({ files }, { inSchool, schoolId }) };
  while (!signal.aborted) {
    const waiting = await inSchool(schoolId, (db) => listUndrawn(db, schoolId, UNDRAWN));
    const next = waiting.values();
    await Promise.all(
      Array.from({ length: DRAWN_AT_ONCE }, async () => {
        for (const certificate of next) if (!signal.aborted) await drawAndKeep({ files, publicUrl }, place, certificate);
      }),
    );
    if (waiting.length < UNDRAWN) return;
  }
}
