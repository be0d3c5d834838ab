import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
/** Code that writes or checks lessons, or reads all of them regardless of their days. */
const WRITERS = [
  'db/demo/bulk.ts',
  'db/demo/check.ts',
  'db/demo/office.ts',
  'db/demo/write.ts',
  // Marks that lessons have changed, whatever their day.
  'db/functions/core/mark-change.sql',
  'db/functions/timetable/give-room.sql',
  'db/functions/timetable/lessons-on.sql',
  'db/functions/timetable/week-now.sql',
  'db/functions/timetable/week-on.sql',
  'db/schema.sql',
  'features/assistant/fixtures/questions/prelude.sql',
  'features/classes/rules/describe-uses.ts',
  'features/classes/store/periods.store.ts',
  'features/dashboard/store.ts',
  'features/timetable/store/drafts.store.ts',
  // By the days of the row, as `app.week_on` does.
  'features/timetable/store/lessons.store.ts',
  'features/timetable/store/placing.store.ts',
  'features/timetable/store/splits.store.ts',
  'features/timetable/store/versions.store.ts',
];

it('whoever reads lessons says of which day, so that a timetable that is over or planned is not taken for the one in force', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|sql)$/.test(path) && !/\.test\.ts$/.test(path) && !path.includes('db/migrations/'),
  );
  const named = files.filter((path) => readFileSync(join(SOURCES, path), 'utf8').includes('timetable_slots'));
  expect(named.toSorted()).toEqual(WRITERS);
});
