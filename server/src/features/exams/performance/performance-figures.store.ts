import { type Db, type Fragment, sql } from '#platform/db';
import { type Filter, inPlace, taughtBy } from './performance-people.store.ts';

/** The counts of a version's section, or of a subject in it. Percentages (hundredths, ascending) only for versions that need them. */
export type CountRow = {
  versionId: string;
  sectionId: string;
  subjectId: string | null;
  students: number;
  total: number;
  passed: number;
  percents: ArrayLike<number>;
};
type Versions = { versions: readonly string[]; withPercents: readonly string[] };
type Texts = { lines: string | null; percents: string | null };

// Both tables are read completely and filtered by the caller: a few hundred rows of one table cost less than planning joins. They come as one text, because
// decoding six hundred rows cost more time than finding them; the percentages come as another, whose numbers all rows share.
async function readCounts(
  db: Db,
  schoolId: string,
  { table, subjectId, versions, withPercents }: Versions & { table: Fragment; subjectId: Fragment },
): Promise<CountRow[]> {
  const row =
    await db.row<Texts>(sql`select string_agg(concat_ws('|', version_id, section_id, ${subjectId}, students, total, passed), E'\\n') as lines,
      string_agg(percents, ',') filter (where version_id = any (${withPercents}::uuid[])) as percents
    from ${table} where school_id = ${schoolId} and version_id = any (${versions}::uuid[])`);
  return row?.lines ? readLines(row.lines, row.percents ?? '', new Set(withPercents)) : [];
}

function readLines(lines: string, percents: string, withPercents: ReadonlySet<string>): CountRow[] {
  const rows = lines.split('\n').map(readCount);
  const own = rows.filter(({ versionId }) => withPercents.has(versionId));
  const numbers = readPercents(
    percents,
    own.reduce((all, { students }) => all + students, 0),
  );
  let at = 0;
  for (const row of own) {
    row.percents = numbers.subarray(at, at + row.students);
    at += row.students;
  }
  return rows;
}

function readCount(line: string): CountRow {
  const [versionId, sectionId, subjectId, students, total, passed] = line.split('|') as [
    ...[string, string, string, string, string, string],
  ];
  return {
    ...{ versionId, sectionId, subjectId: subjectId || null, percents: NONE },
    ...{ students: Number(students), total: Number(total), passed: Number(passed) },
  };
}

const NONE: ArrayLike<number> = [];
const COMMA = 44;
const ZERO = 48;

/** The numbers of `3450,6700`. Read digit by digit into one array: a school has twenty thousand of them. */
function readPercents(text: string, count: number): Int32Array {
  const percents = new Int32Array(count);
  let [value, at] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === COMMA) {
      percents[at++] = value;
      value = 0;
    } else value = value * 10 + code - ZERO;
  }
  percents[at] = value;
  return percents;
}

export function listSectionCounts(db: Db, schoolId: string, versions: Versions): Promise<CountRow[]> {
  return readCounts(db, schoolId, { table: sql`result_section_figures`, subjectId: sql`''`, ...versions });
}

export function listSubjectCounts(db: Db, schoolId: string, versions: Versions): Promise<CountRow[]> {
  return readCounts(db, schoolId, { table: sql`result_subject_figures`, subjectId: sql`subject_id`, ...versions });
}

type ChapterRow = { id: string; chapter: string; position: number; subjectId: string; papers: number; average: number | null };

/** The published results of papers by the chapters that they cover, in percent of their maximum. In two steps, because a join of all tables takes long to plan. */
export function listByChapter(db: Db, schoolId: string, filter: Filter): Promise<ChapterRow[]> {
  const { versions, subject, teacherId } = filter;
  return db.rows(sql`with covered as materialized (select k.chapter_id, f.subject_id, count(distinct f.paper_id)::int as papers, sum(f.students) as students, sum(f.total) as total
      from exam_paper_chapters k join result_paper_figures f on f.school_id = ${schoolId} and f.paper_id = k.paper_id
      ${subject === null ? sql`` : sql`join subjects j on j.school_id = ${schoolId} and j.id = f.subject_id and j.name = ${subject}`}
      ${teacherId === null ? sql`` : taughtBy(schoolId, teacherId, sql`f`)}
      where k.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${inPlace(schoolId, filter, sql`f`)} group by 1, 2)
    select h.id, h.name as chapter, h.position::int, c.subject_id as "subjectId", c.papers, (round(c.total / c.students / 10) / 10)::float8 as average
    from covered c join textbook_chapters h on h.school_id = ${schoolId} and h.id = c.chapter_id`);
}
