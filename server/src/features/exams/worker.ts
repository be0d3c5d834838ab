import type { Database } from '#platform/db';
import type { FileStore } from '#platform/files';
import { makeReportCards } from '#platform/pdf';
import { loadGround, paperOf, readPictures } from './service/draw-cards.ts';
import * as store from './store/report-cards.store.ts';

type Ground = { database: Database; files: FileStore };
type Run = Ground & { schoolId: string; signal: AbortSignal };

/** Draws the report cards that wait. What a stopped server left is taken up at the next part. */
export function makeReportCardWorker(ground: Ground) {
  return {
    async run(signal: AbortSignal): Promise<void> {
      for (const schoolId of await store.listReadySchools(ground.database.global)) {
        if (signal.aborted) return;
        const open = await ground.database.schoolTransaction(schoolId, (db) => store.listOpenBatches(db, schoolId));
        for (const batchId of open) if (!signal.aborted) await drawBatch({ ...ground, schoolId, signal }, batchId);
      }
    },
  };
}

async function drawBatch({ database, files, schoolId, signal }: Run, batchId: string): Promise<void> {
  const inSchool = database.schoolTransaction;
  const { batch, parts } = await inSchool(schoolId, async (db) => ({
    batch: await store.findBatch(db, schoolId, batchId),
    parts: await store.listUndrawnParts(db, schoolId, batchId),
  }));
  if (batch === null) return;
  const ground = await inSchool(schoolId, (db) => loadGround(db, schoolId, batch.versionId));
  const pictures = await readPictures({ files }, ground, { inSchool, schoolId });
  for (const { position, studentIds } of parts) {
    if (signal.aborted) return;
    const paper = await inSchool(schoolId, (db) => paperOf(db, schoolId, { ground, studentIds, look: batch, pictures }));
    const bytes = await makeReportCards(paper);
    await keep({ database, files }, { schoolId, batch, position, bytes });
  }
}

type Drawn = { schoolId: string; batch: store.BatchRow; position: number; bytes: Uint8Array };

/** Of two workers with the same part the first one's file is kept. */
async function keep({ database, files }: Ground, { schoolId, batch, position, bytes }: Drawn): Promise<void> {
  const lost = new Error('Another file was stored in the meantime.');
  try {
    await database.schoolTransaction(schoolId, async (db) => {
      const name = `report-cards-${position + 1}.pdf`;
      const fileId = await files.put(db, { schoolId, name, mediaType: 'application/pdf', bytes, createdBy: batch.accountId });
      if (!(await store.keepPart(db, schoolId, { batchId: batch.id, position, fileId }))) throw lost;
    });
  } catch (error) {
    if (error !== lost) throw error;
  }
}
