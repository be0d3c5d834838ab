import { readFile } from 'node:fs/promises';
import { type Database, sql } from '#platform/db';
import { type FilePlace, openFileStore } from '#platform/files';

const LOGO = new URL('../db/demo/logo.png', import.meta.url);

/** Gives the demo school its logo, as an administrator would upload it. */
export async function addDemoLogo(database: Database, schoolId: string, filePlace: FilePlace): Promise<void> {
  const bytes = await readFile(LOGO);
  await database.schoolTransaction(schoolId, async (db) => {
    const fileId = await openFileStore(filePlace).put(db, { schoolId, name: 'logo.png', mediaType: 'image/png', bytes });
    await db.rows(sql`update schools set logo_file_id = ${fileId} where id = ${schoolId}`);
  });
}
