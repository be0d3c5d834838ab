import type { Database } from '#platform/db';
import type { FileStore } from '#platform/files';
import { takeTurns } from '#platform/jobs';
import { makeReportCards } from '#platform/pdf';
import { forSchool } from '#platform/threads';
import { findOffice, toPdf } from '#platform/workbook';
import { loadGround, paperOf, readPictures } from './report-cards/draw-cards.ts';
import { fillFor } from './report-cards/draw-own-cards.ts';
import * as store from './report-cards/report-cards.store.ts';

type Ground = { database: Database; files: FileStore };
type Run = Ground & { schoolId: string };

/** Draws pending report cards; schools take turns, one part each. Work of a stopped server continues with the next part. */
export function makeReportCardWorker(ground: Ground) {
  return {
    run(signal: AbortSignal): Promise<void> {
      const drawing = new Map<string, AsyncGenerator<void>>();
      return takeTurns({
        list: () => store.listReadySchools(ground.database.global),
        signal,
        take: async (schoolId) => {
          const parts = drawing.get(schoolId) ?? drawParts({ ...ground, schoolId });
          drawing.set(schoolId, parts);
          const { done } = await forSchool(schoolId, () => parts.next());
          if (done) drawing.delete(schoolId);
          return !done;
        },
      });
    },
  };
}

/** Draws all pending cards of a school, and yields after each part. */
async function* drawParts(run: Run): AsyncGenerator<void> {
  const { database, schoolId } = run;
  const open = await database.schoolTransaction(schoolId, (db) => store.listOpenBatches(db, schoolId));
  for (const batchId of open) yield* drawBatch(run, batchId);
}

async function* drawBatch({ database, files, schoolId }: Run, batchId: string): AsyncGenerator<void> {
  const inSchool = database.schoolTransaction;
  const { batch, parts } = await inSchool(schoolId, async (db) => ({
    batch: await store.findBatch(db, schoolId, batchId),
    parts: await store.listUndrawnParts(db, schoolId, batchId),
  }));
  if (batch === null) return;
  const ground = await inSchool(schoolId, (db) => loadGround(db, schoolId, batch.versionId));
  const draw = await drawerOf({ database, files, schoolId }, batch, ground);
  for (const { position, studentIds } of parts) {
    await keep({ database, files }, { schoolId, batch, position, ...(await draw(studentIds)) });
    yield;
  }
}

type Made = { bytes: Uint8Array; pdf: Uint8Array | null };

/** How the cards of a batch are drawn: as PDF, or as workbooks in the school's own layout, and also as PDF if this machine can make it. */
async function drawerOf(
  { database, files, schoolId }: Run,
  { layout, layoutId, language }: store.BatchRow,
  ground: Awaited<ReturnType<typeof loadGround>>,
): Promise<(studentIds: readonly string[]) => Promise<Made>> {
  const inSchool = database.schoolTransaction;
  if (layout === 'own') {
    const office = findOffice();
    return async (studentIds) => {
      const bytes = await fillFor({ files }, { inSchool, schoolId }, { ground, layoutId: layoutId ?? '', studentIds });
      // The workbook was asked for; the cards are complete without a PDF.
      return { bytes, pdf: office === null ? null : await toPdf(office, bytes).catch(() => null) };
    };
  }
  const pictures = await readPictures({ files }, ground, { inSchool, schoolId });
  return async (studentIds) => {
    const paper = await inSchool(schoolId, (db) => paperOf(db, schoolId, { ground, studentIds, look: { layout, language }, pictures }));
    return { bytes: await makeReportCards(paper), pdf: null };
  };
}

type Drawn = Made & { schoolId: string; batch: store.BatchRow; position: number };
const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** When two workers draw the same part, the first one's file is kept. */
async function keep({ database, files }: Ground, { schoolId, batch, position, bytes, pdf }: Drawn): Promise<void> {
  const lost = new Error('Another file was stored in the meantime.');
  try {
    await database.schoolTransaction(schoolId, async (db) => {
      const put = (kind: 'xlsx' | 'pdf', own: Uint8Array) =>
        files.put(db, {
          ...{ schoolId, name: `report-cards-${position + 1}.${kind}`, bytes: own, createdBy: batch.accountId },
          mediaType: kind === 'pdf' ? PDF : XLSX,
        });
      const fileId = await put(batch.layout === 'own' ? 'xlsx' : 'pdf', bytes);
      const pdfFileId = pdf === null ? null : await put('pdf', pdf);
      if (!(await store.keepPart(db, schoolId, { batchId: batch.id, position, fileId, pdfFileId }))) throw lost;
    });
  } catch (error) {
    if (error !== lost) throw error;
  }
}
