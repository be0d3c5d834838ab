import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db';
import * as figures from './performance-figures.store.ts';
import * as people from './performance-people.store.ts';

const MOST = 10;
const MOST_AT_RISK = 50;
const MOST_KEPT = 50;

type Published = { counts: Awaited<ReturnType<typeof readCounts>>; persons: Awaited<ReturnType<typeof readPersons>> };
/** The versions of all terms, and of the term with which the filter's term is compared. */
type Versions = { all: readonly string[]; before: readonly string[] };

/**
 * What published versions say: kept in memory, because the results of a version never change (a correction is a new version, and the server has no
 * right to update or delete them), and one look costs five statements over thousands of rows. What may change is read each time: names, and with a subject or a
 * teacher everything, because subjects are renamed and timetables change.
 */
const kept = new LRUCache<string, Published>({ max: MOST_KEPT });

/** The counts of the versions, and the students who stand out in those of the filter, by the names that they have now. */
export async function readPublished(db: Db, schoolId: string, filter: people.Filter, versions: Versions): Promise<Published> {
  const key = JSON.stringify([schoolId, filter, versions]);
  const known = kept.get(key);
  if (known) return { counts: known.counts, persons: await renamed(db, schoolId, known.persons) };
  const [counts, persons] = await Promise.all([readCounts(db, schoolId, filter, versions), readPersons(db, schoolId, filter, versions)]);
  if (people.isOfWhole(filter)) kept.set(key, { counts, persons });
  return { counts, persons };
}

/** The counts by version. Subjects are read for the two compared terms; for other terms only when the filter needs them. */
async function readCounts(db: Db, schoolId: string, filter: people.Filter, { all, before }: Versions) {
  const isOfWhole = people.isOfWhole(filter);
  const withPercents = filter.versions;
  const [sections, subjects] = await Promise.all([
    isOfWhole ? figures.listSectionCounts(db, schoolId, { versions: all, withPercents }) : null,
    figures.listSubjectCounts(db, schoolId, { versions: isOfWhole ? [...withPercents, ...before] : all, withPercents }),
  ]);
  return { sections: sections && byVersion(sections), subjects: byVersion(subjects) };
}

const byVersion = (rows: readonly figures.CountRow[]) => Map.groupBy(rows, ({ versionId }) => versionId);

async function readPersons(db: Db, schoolId: string, filter: people.Filter, { before }: Versions) {
  const [toppers, movers, atRisk] = await Promise.all([
    people.listToppers(db, schoolId, filter, MOST),
    before.length === 0 ? [] : people.listMovers(db, schoolId, filter, { before, most: MOST }),
    people.listAtRisk(db, schoolId, filter, MOST_AT_RISK),
  ]);
  return { toppers, movers, atRisk };
}

async function renamed(db: Db, schoolId: string, { toppers, movers, atRisk }: Published['persons']): Promise<Published['persons']> {
  const ids = [toppers, movers, atRisk].flatMap((rows) => rows.map(({ studentId }) => studentId));
  const names = new Map((await people.listNames(db, schoolId, ids)).map(({ id, name }) => [id, name]));
  const rename = <Row extends { studentId: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const name = names.get(row.studentId);
      return name === undefined ? [] : [{ ...row, name }];
    });
  return { toppers: rename(toppers), movers: rename(movers), atRisk: rename(atRisk) };
}
