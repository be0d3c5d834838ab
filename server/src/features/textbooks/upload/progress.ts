import { type Db, sql } from '#platform/db';
import type { Progress } from '../engine/analyze.ts';

/** How often the progress of an upload is written down, in milliseconds. */
const NOTE_MS = 400;
/** What was noted is noted again meanwhile: a book may wait for its turn, or have a page that takes long. */
const AGAIN_MS = 5000;
/** A note is of an upload that goes on when it is not older. */
const NOTED_SECONDS = 20;
/** In place of the number of pages before the file was opened; 0 ends a note. */
const UNKNOWN = -1;

/** Follows an upload that is being answered, by school and the browser's own id, so that any process of the server can tell. */
export function keepProgress(db: Db, schoolId: string, uploadId: string | undefined) {
  if (uploadId === undefined) return { onProgress: () => {}, end: async () => {} };
  let noted = Date.now();
  let latest = { done: 0, total: UNKNOWN };
  let writing: Promise<unknown> = Promise.resolve();
  const write = ({ done, total }: typeof latest) => {
    // The next note will tell; the analysis does not depend on it.
    writing = writing
      .then(() => db.rows(sql`select app.note_upload(${schoolId}, ${uploadId}, ${done}, ${total})::text as noted`))
      .catch(() => {});
  };
  const onProgress = ({ done, total }: Progress) => {
    latest = { done, total };
    if (Date.now() - noted < NOTE_MS && done < total) return;
    noted = Date.now();
    write(latest);
  };
  const timer = setInterval(() => write(latest), AGAIN_MS);
  const end = async () => {
    clearInterval(timer);
    write({ done: 0, total: 0 });
    await writing;
  };
  write(latest);
  return { onProgress, end };
}

/** How far an upload is, of 0 pages before the file was opened; null when nobody works on it. */
export function findProgress(db: Db, schoolId: string, uploadId: string): Promise<{ done: number; total: number } | null> {
  // What was noted long ago is of a server that was killed.
  return db.row(sql`select pages_done as done, greatest(pages_total, 0) as total from textbook_uploads
    where school_id = ${schoolId} and upload_id::text = ${uploadId} and noted_at > now() - make_interval(secs => ${NOTED_SECONDS})`);
}
