import type { Bell } from '@shala/contract/timetable';
import { type Db, sql, todayOf } from '#platform/db';
import { bellsOf } from './bells.store.ts';
import { type Split, splitsOf } from './splits.store.ts';

export type ScheduleRow = {
  periodId: string;
  periodName: string;
  subjectId: string | null;
  subjectName: string | null;
  teacherId: string | null;
  teacherName: string | null;
};

type Scheduled = ScheduleRow & { groupId: string | null };

/** A section's lessons of a weekday (1 Monday), one row for each period, including all groups of the period; none for a section of another class. */
export async function getTeacherSchedule(
  db: Db,
  schoolId: string,
  { classId, sectionId, day }: { classId: string; sectionId: string; day: number },
): Promise<ScheduleRow[]> {
  const today = todayOf(schoolId);
  const lessons =
    await db.rows<Scheduled>(sql`select p.id as "periodId", p.name as "periodName", t.subject_id as "subjectId", s.name as "subjectName",
      t.teacher_id as "teacherId", e.name as "teacherName", t.group_id as "groupId"
    from sections c join periods p on p.school_id = c.school_id
    left join timetable_slots t on t.school_id = ${schoolId} and t.section_id = ${sectionId} and t.day = ${day} and t.period_id = p.id
      and t.from_on <= ${today} and t.until_on > ${today}
    left join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    left join employees e on e.school_id = t.school_id and e.id = t.teacher_id
    where c.school_id = ${schoolId} and c.id = ${sectionId} and c.class_id = ${classId} order by p.position`);
  const groupIds = lessons.flatMap(({ groupId }) => groupId ?? []);
  // Most sections have no groups on a day, and then nobody waits for their order.
  const order = groupIds.length === 0 ? [] : await listInOrder(db, schoolId, groupIds);
  return [...Map.groupBy(lessons, ({ periodId }) => periodId).values()].map((ofPeriod) => joined(ofPeriod, order));
}

/** The groups of a split as they were put in order. */
async function listInOrder(db: Db, schoolId: string, groupIds: string[]): Promise<string[]> {
  const groups = await db.rows<{ id: string }>(
    sql`select id from timetable_split_groups where school_id = ${schoolId} and id = any(${groupIds}::uuid[]) order by position, name`,
  );
  return groups.map(({ id }) => id);
}

/** The lessons of a period as one row: the ids are those of the first group, the names those of all. */
function joined(lessons: Scheduled[], order: string[]): ScheduleRow {
  const inOrder = lessons.toSorted((a, b) => order.indexOf(a.groupId ?? '') - order.indexOf(b.groupId ?? ''));
  const { groupId: _, ...first } = inOrder[0] as Scheduled;
  const names = (nameOf: (lesson: Scheduled) => string | null) => inOrder.flatMap((lesson) => nameOf(lesson) ?? []).join(' / ') || null;
  return { ...first, subjectName: names(({ subjectName }) => subjectName), teacherName: names(({ teacherName }) => teacherName) };
}

export async function isSection(db: Db, schoolId: string, { classId, sectionId }: { classId?: string; sectionId: string }) {
  const found = await db.row(
    sql`select true from sections where school_id = ${schoolId} and id = ${sectionId} and class_id = coalesce(${classId ?? null}::uuid, class_id)`,
  );
  return found !== null;
}

export function getSubjectListBySection(db: Db, schoolId: string, sectionId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select s.id, s.name from sections c join subjects s on s.school_id = c.school_id and s.class_id = c.class_id
    where c.school_id = ${schoolId} and c.id = ${sectionId} order by s.position, s.name`);
}

/** Teachers with the same name are told apart by their employee code. */
export function fetchTeacherList(db: Db, schoolId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select e.id, case when count(*) over (partition by e.name) > 1 then concat(e.name, ' (', e.employee_code, ')') else e.name end as name
    from employees e where e.school_id = ${schoolId} and e.left_on is null and e.is_teaching order by lower(e.name), e.name, e.employee_code`);
}

export type Week = {
  periods: { id: string; name: string; startsAt: number; endsAt: number }[];
  /** Other times of these periods, of some classes or on some days. */
  bells?: Bell<number>[];
  sections: { id: string; name: string; classId: string; className: string; classTeacherId: string | null }[];
  subjects: { id: string; name: string; classId: string; perWeek: number }[];
  /** Of sections whose periods of a subject differ, by the timetable rules. */
  ownPeriods?: { sectionId: string; subjectId: string; perWeek: number }[];
  teachers: { id: string; name: string; code?: string; isTeaching: boolean; subjectIds: string[] }[];
  rooms: { id: string; name: string }[];
  /** Lessons taught in groups, or to combined classes. */
  splits: Split[];
  /** All groups that a lesson may have, including those no longer in the rules. */
  groups: { id: string; name: string; splitId: string; splitName: string }[];
  lessons: Row[];
};
/** A group's lesson has one row for each of its sections. */
type Row = {
  sectionId: string;
  day: number;
  periodId: string;
  subjectId: string;
  teacherId: string | null;
  roomId?: string | null;
  groupId?: string | null;
};

/**
 * The whole school's week by the timetable valid on a day (default today), each list in order. Teachers are the teaching staff and everybody with a lesson. The
 * lessons are returned as one text, since building a thousand JSON objects took PostgreSQL longer than all the rest.
 */
export async function readWeek(db: Db, schoolId: string, on?: string): Promise<Week> {
  const week = on === undefined ? sql`app.week_now(${schoolId})` : sql`app.week_on(${schoolId}, ${on}::date)`;
  const row = await db.row<Omit<Week, 'lessons'> & { lessons: string }>(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'startsAt', starts_at_minute, 'endsAt', ends_at_minute) order by position), '[]')
      from periods where school_id = ${schoolId}) as periods,
    ${bellsOf(schoolId)} as bells,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'classId', c.id, 'className', c.name, 'classTeacherId', s.class_teacher_id)
      order by c.position, c.name, s.name), '[]') from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
      where s.school_id = ${schoolId}) as sections,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'classId', class_id, 'perWeek', periods_per_week) order by position, name), '[]')
      from subjects where school_id = ${schoolId}) as subjects,
    (select coalesce(json_agg(json_build_object('sectionId', section_id, 'subjectId', subject_id, 'perWeek', periods_per_week)), '[]')
      from timetable_section_subjects where school_id = ${schoolId} and periods_per_week is not null) as "ownPeriods",
    (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'code', e.employee_code, 'isTeaching', e.is_teaching, 'subjectIds', coalesce(x.ids, '[]')) order by lower(e.name), e.name, e.employee_code), '[]')
      from employees e left join (select employee_id, json_agg(subject_id) as ids from employee_subjects where school_id = ${schoolId} group by 1) x on x.employee_id = e.id
      where e.school_id = ${schoolId} and (e.left_on is null and e.is_teaching
        or e.id in (select teacher_id from ${week}))) as teachers,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]') from timetable_rooms where school_id = ${schoolId}) as rooms,
    ${splitsOf(schoolId)} as splits,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'splitId', x.id, 'splitName', x.name) order by x.name, x.id, g.position, g.name), '[]')
      from timetable_split_groups g join timetable_splits x on x.school_id = g.school_id and x.id = g.split_id where g.school_id = ${schoolId}) as groups,
    (select coalesce(string_agg(concat(section_id, ' ', day, ' ', period_id, ' ', subject_id, ' ', teacher_id, ' ', room_id, ' ', group_id), ','), '')
      from ${week}) as lessons`);
  if (row === null) throw new Error('A select without a table gives one row.');
  return { ...row, lessons: readLessons(row.lessons) };
}

/** Parses rows of `section day period subject teacher room group`, separated by commas. */
export function readLessons(text: string): Week['lessons'] {
  return text.split(',').filter(Boolean).map(readLesson);
}

function readLesson(text: string): Week['lessons'][number] {
  const [sectionId = '', day = '', periodId = '', subjectId = '', teacherId = '', roomId = '', groupId = ''] = text.split(' ');
  return {
    sectionId,
    day: Number(day),
    periodId,
    subjectId,
    teacherId: teacherId || null,
    ...(roomId && { roomId }),
    ...(groupId && { groupId }),
  };
}

/** The school's name, and today at the school. */
export async function findSchool(db: Db, schoolId: string): Promise<{ name: string; today: string }> {
  const row = await db.row<{ name: string; today: string }>(sql`select name, app.today(id) as today from schools where id = ${schoolId}`);
  return row ?? { name: '', today: '' };
}
