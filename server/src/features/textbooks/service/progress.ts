import { type Db, sql } from '#platform/db';
import type { Progress } from '../engine/analyze.ts';

/** How often the progress of an upload is written down, in milliseconds. */
const NOTE_MS = 400;
/** A page never takes so long that no progress is noted meanwhile. */
const NOTED_SECONDS = 20;

/** Follows an upload that is being answered, by school and the browser's own id, so that any process of the server can tell. */
export function keepProgress(db: Db, schoolId: string, uploadId: string | undefined) {
  let noted = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const write = (done: number, total: number) => {
    // The next note will tell; the analysis does not depend on it.
    writing = writing
      .then(() => db.rows(sql`select app.note_upload(${schoolId}, ${uploadId}, ${done}, ${total})::text as noted`))
      .catch(() => {});
  };
  const onProgress = ({ done, total }: Progress) => {
    if (uploadId === undefined || (Date.now() - noted < NOTE_MS && done < total)) return;
    noted = Date.now();
    write(done, total);
  };
  const end = async () => {
    if (noted === 0) return;
    write(0, 0);
    await writing;
  };
  return { onProgress, end };
}

/** How far an upload is; null when nobody works on it. */
export function findProgress(db: Db, schoolId: string, uploadId: string): Promise<{ done: number; total: number } | null> {
  // What was noted long ago is of a server that was killed.
  return db.row(sql`select pages_done as done, pages_total as total from textbook_uploads
    where school_id = ${schoolId} and upload_id::text = ${uploadId} and noted_at > now() - make_interval(secs => ${NOTED_SECONDS})`);
}
