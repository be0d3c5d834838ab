import { type Db, type Fragment, sql } from '#platform/db';

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

/** The results of a year's papers by chapter, in percent of their maximum. In several steps, because one join of all tables takes long to plan. */
export function listByChapter(
  db: Db,
  schoolId: string,
  { yearId, subjects }: { yearId: string; subjects: readonly string[] },
): Promise<ChapterRow[]> {
  return db.rows(sql`with papers as materialized (select p.id, p.subject_id, p.max_marks from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id
        where p.school_id = ${schoolId} and x.year_id = ${yearId}::uuid and p.subject_id = any (${subjects}::uuid[])),
      covered as materialized (select k.chapter_id, p.* from papers p join exam_paper_chapters k on k.school_id = ${schoolId} and k.paper_id = p.id),
      scored as materialized (select c.chapter_id, c.subject_id, count(distinct c.id)::int as papers, round(avg(m.marks * 100 / c.max_marks), 1)::float8 as average
        from covered c left join marks m on m.school_id = ${schoolId} and m.paper_id = c.id and m.marks is not null group by c.chapter_id, c.subject_id)
    select h.id, h.name as chapter, h.position::int, s.subject_id as "subjectId", s.papers, s.average from scored s join textbook_chapters h on h.school_id = ${schoolId} and h.id = s.chapter_id`);
}
