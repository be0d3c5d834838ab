import { cutBookPage, findMarks, readBookPage } from '#features/textbooks';
import type { Database } from '#platform/db';
import type { FileStore } from '#platform/files';
import { aroundBoxes, findFigure, type PictureBox } from '../rules/find-figure.ts';
import { pictureNeed } from '../rules/needs-picture.ts';
import { findWanted, listSchools, settleWanted, type WantedPicture } from '../store/items.store.ts';

export const CUT_PICTURES_JOB = 'cut-question-pictures';

type Needs = { database: Database; files: FileStore; signal: AbortSignal };
type Found = { page: number; box: PictureBox };
type Pages = Parameters<typeof readBookPage>[0];

/** Cuts the waiting pictures of all schools, one after the other. Pictures that a stopped server left are cut by the next one. */
export async function cutWantedPictures({ database, files, signal }: Needs): Promise<void> {
  for (const schoolId of await listSchools(database.global)) {
    const inDb: Pages['inDb'] = (work) => database.schoolTransaction(schoolId, work);
    for (;;) {
      const wanted = await inDb((db) => findWanted(db, schoolId));
      if (wanted === null || signal.aborted) break;
      await cutOne({ inDb, files }, schoolId, wanted);
    }
  }
}

async function cutOne(pages: Pages, schoolId: string, wanted: WantedPicture): Promise<void> {
  const { id, fileId } = wanted;
  const found = await findOnPages(pages, schoolId, wanted);
  const cut = found === null ? null : await cutBookPage(pages, { schoolId, fileId, ...found });
  const file = cut && { schoolId, name: `question-${id}.png`, mediaType: 'image/png', bytes: cut.png };
  await pages.inDb(async (db) => settleWanted(db, schoolId, wanted, file ? await pages.files.put(db, file) : null));
}

/** A figure is found by its caption on the question's page or one beside it; a formula is cut out with the words of the question. */
async function findOnPages(pages: Pages, schoolId: string, { id, question, fileId, page }: WantedPicture): Promise<Found | null> {
  const need = pictureNeed(question);
  if (need?.kind === 'figure') {
    for (const at of [page, page - 1, page + 1].filter((one) => one >= 1)) {
      const text = await readBookPage(pages, { schoolId, fileId, page: at });
      const box = text && findFigure(text, need.label);
      if (box) return { page: at, box };
    }
    return null;
  }
  if (need?.kind !== 'formula') return null;
  const text = await readBookPage(pages, { schoolId, fileId, page });
  const box = text && aroundBoxes(findMarks(text.lines, [{ id, text: question }], text).get(id) ?? []);
  return box ? { page, box } : null;
}
