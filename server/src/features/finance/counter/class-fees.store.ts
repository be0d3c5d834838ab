import { type Db, type Fragment, sql } from '#platform/db';

/** A student's year: element n of the lists is month n (April first), amounts in paise. Null lists when no fees are charged yet. */
export type PupilFees = {
  id: string;
  name: string;
  className: string;
  sectionName: string;
  rollNumber: number | null;
  charged: number[] | null;
  paid: number[] | null;
  paidOn: (string | null)[] | null;
  arrearsCharged: number;
  arrearsPaid: number;
  monthNo: number;
  /** The last day of a student who has left. */
  leftOn: string | null;
};

/**
 * A student's fees of a year, found by the complete key. Otherwise the planner reads the school's whole year and filters it, because it does not know that a
 * year belongs to one school. With many schools in the database that cost a hundred times as much.
 */
const accountOf = (schoolId: string): Fragment =>
  sql`(select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = e.year_id and f.student_id = e.student_id offset 0)`;

const FIELD = '\u001f';
const LINE = '\u001e';

/** The student's name is the last field of a line, so that no character in it can shift another field; the line separator is removed. */
const NAME = sql`replace(s.name, E'\\x1e', '')`;

/** Who studies here, and who has left and still owes something of the account `f`. */
const HERE_OR_OWING = sql`(s.left_on is null or not f.is_settled)`;

/**
 * The students of a class by name, with their year, and those who have left and still owe; null when there is no such class. All of them are returned as one text, because decoding rows with lists
 * cost more time than finding them.
 */
export async function listClassFees(db: Db, schoolId: string, classId: string): Promise<PupilFees[] | null> {
  const row = await db.row<{
    className: string;
    monthNo: number;
    lines: string | null;
  }>(sql`select c.name as "className", t.no as "monthNo", x.lines
    from classes c cross join (select app.fee_month(${schoolId})::int as no offset 0) t
    cross join lateral (
      with y as materialized (select id from academic_years where school_id = ${schoolId} and is_current)
      select string_agg(concat_ws(E'\\x1f', s.id, coalesce(e.roll_number::text, ''), coalesce(f.charged::text, ''), coalesce(f.paid::text, ''), coalesce(f.paid_on::text, ''),
        coalesce(f.arrears_charged, 0), coalesce(f.arrears_paid, 0), coalesce(s.left_on::text, ''), translate(sec.name, E'\\x1e\\x1f', ''), ${NAME}), E'\\x1e' order by lower(s.name), s.name, s.id)
        filter (where ${HERE_OR_OWING}) as lines
      from sections sec
      join enrolments e on e.school_id = ${schoolId} and e.section_id = sec.id and e.year_id = (select id from y)
      join students s on s.school_id = ${schoolId} and s.id = e.student_id
      left join lateral ${accountOf(schoolId)} f on true
      where sec.school_id = ${schoolId} and sec.class_id = c.id
    ) x
    where c.school_id = ${schoolId} and c.id = ${classId}::uuid`);
  if (row === null) return null;
  const { className, monthNo, lines } = row;
  const common = { className, monthNo, readCharged: listReader(Number), readPaid: listReader(Number), readDays: listReader(readDay) };
  return linesOf(lines).map((line) => readPupil(line, common));
}

function linesOf(lines: string | null): string[] {
  return lines === null ? [] : lines.split(LINE);
}

type Texts<N extends number, T extends string[] = []> = T['length'] extends N ? T : Texts<N, [...T, string]>;

/** The fields of a line; the last one, a name, takes the whole rest. */
function fieldsOf<N extends number>(line: string, count: N): Texts<N> {
  const fields = line.split(FIELD);
  return (fields.length === count ? fields : [...fields.slice(0, count - 1), fields.slice(count - 1).join('')]) as Texts<N>;
}

/** Parses lists in PostgreSQL's notation. Most are equal within a class, and often to the one before: each distinct text is parsed once and its list is shared. */
function listReader<T>(read: (element: string) => T): (text: string) => T[] | null {
  const known = new Map<string, T[] | null>([['', null]]);
  let last = '';
  let list: T[] | null = null;
  return (text) => {
    if (text === last) return list;
    const before = known.get(text);
    list = before === undefined ? text.slice(1, -1).split(',').map(read) : before;
    if (before === undefined) known.set(text, list);
    last = text;
    return list;
  };
}

const readDay = (day: string) => (day === 'NULL' ? null : day);

type Common = Pick<PupilFees, 'className' | 'monthNo'> &
  Record<'readCharged' | 'readPaid', (text: string) => number[] | null> & { readDays(text: string): PupilFees['paidOn'] };

function readPupil(line: string, { className, monthNo, readCharged, readPaid, readDays }: Common): PupilFees {
  const [id, roll, charged, paid, paidOn, arrearsCharged, arrearsPaid, leftOn, sectionName, name] = fieldsOf(line, 10);
  return {
    className,
    monthNo,
    id,
    name,
    sectionName,
    rollNumber: roll === '' ? null : Number(roll),
    charged: readCharged(charged),
    paid: readPaid(paid),
    paidOn: readDays(paidOn),
    arrearsCharged: Number(arrearsCharged),
    arrearsPaid: Number(arrearsPaid),
    leftOn: leftOn || null,
  };
}

export type MonthFee = {
  id: string;
  name: string;
  rollNumber: number | null;
  paidOn: string | null;
  dueOn: string;
  leftOn: string | null;
  chargedPaise: number;
  paidPaise: number;
};

/**
 * A section's month by roll number: every student with a charge, also those who have left since. Null when there is no such section. All rows are returned as one text, because decoding sixty
 * rows of seven columns cost more time than finding them.
 */
export async function listSectionMonth(
  db: Db,
  schoolId: string,
  { sectionId, monthNo }: { sectionId: string; monthNo: number },
): Promise<MonthFee[] | null> {
  const row = await db.row<{ lines: string | null }>(sql`select x.lines from sections sec
    cross join lateral (
      with y as materialized (
        select y.id, app.due_on(y.starts_on, coalesce(r.due_day, 10), ${monthNo}::int) as due from academic_years y
        left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id where y.school_id = ${schoolId} and y.is_current
      )
      select string_agg(concat_ws(E'\\x1f', e.student_id, coalesce(e.roll_number::text, ''), f.charged[${monthNo}::int], f.paid[${monthNo}::int], coalesce(f.paid_on[${monthNo}::int]::text, ''),
        greatest(f.due_extended_to, (select due from y)), coalesce(s.left_on::text, ''), ${NAME}), E'\\x1e' order by e.roll_number, lower(s.name), s.name, s.id) as lines
      from enrolments e
      join students s on s.school_id = ${schoolId} and s.id = e.student_id
      cross join lateral ${accountOf(schoolId)} f
      where e.school_id = ${schoolId} and e.section_id = sec.id and e.year_id = (select id from y) and f.charged[${monthNo}::int] > 0
    ) x
    where sec.school_id = ${schoolId} and sec.id = ${sectionId}::uuid`);
  return row && linesOf(row.lines).map(readMonthFee);
}

/** A section with its class, such as `8th A`. */
export async function findPlace(db: Db, schoolId: string, sectionId: string): Promise<string> {
  const row = await db.row<{ place: string }>(sql`select concat_ws(' ', c.name, s.name) as place from sections s
    join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = ${schoolId} and s.id = ${sectionId}::uuid`);
  return row?.place ?? '';
}

function readMonthFee(line: string): MonthFee {
  const [id, roll, charged, paid, paidOn, dueOn, leftOn, name] = fieldsOf(line, 8);
  return {
    id,
    name,
    rollNumber: roll === '' ? null : Number(roll),
    paidOn: paidOn === '' ? null : paidOn,
    dueOn,
    leftOn: leftOn || null,
    chargedPaise: Number(charged),
    paidPaise: Number(paid),
  };
}
