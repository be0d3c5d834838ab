import { type Db, sql } from '#platform/db';

type Kind = 'clubs' | 'sports' | 'achievements';
export type ActivityRow = { id: string; kind: Kind; name: string; details: string; level: string; onDate: string | null };
type Fields = Omit<ActivityRow, 'id' | 'kind'>;

export function listStudentActivities(db: Db, schoolId: string, studentId: string): Promise<ActivityRow[]> {
  return db.rows(sql`select id, kind, name, details, level, on_date as "onDate" from student_activities
    where school_id = ${schoolId} and student_id = ${studentId}::uuid order by on_date desc nulls last, name, id`);
}

/** Names of clubs and sports in use, the most common first. */
export function listKnown(db: Db, schoolId: string): Promise<{ kind: Kind; name: string }[]> {
  return db.rows(
    sql`select kind, name from student_activities where school_id = ${schoolId} group by 1, 2 order by count(*) desc, name limit 60`,
  );
}

export function findActivity(
  db: Db,
  schoolId: string,
  { studentId, activityId }: { studentId: string; activityId: string },
): Promise<ActivityRow | null> {
  return db.row(sql`select id, kind, name, details, level, on_date as "onDate" from student_activities
    where school_id = ${schoolId} and student_id = ${studentId}::uuid and id = ${activityId}::uuid for update`);
}

export async function addStudentActivity(
  db: Db,
  schoolId: string,
  { studentId, ...activity }: { studentId: string } & Omit<ActivityRow, 'id'>,
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into student_activities (school_id, id, student_id, kind, name, details, level, on_date)
    values (${schoolId}, app.new_id(), ${studentId}, ${activity.kind}, ${activity.name}, ${activity.details}, ${activity.level}, ${activity.onDate}) returning id`);
  return (row as { id: string }).id;
}

export async function editStudentActivity(
  db: Db,
  schoolId: string,
  activityId: string,
  { name, details, level, onDate }: Fields,
): Promise<void> {
  await db.rows(sql`update student_activities set name = ${name}, details = ${details}, level = ${level}, on_date = ${onDate}
    where school_id = ${schoolId} and id = ${activityId}::uuid`);
}

export async function removeStudentActivity(db: Db, schoolId: string, activityId: string): Promise<void> {
  await db.rows(sql`delete from student_activities where school_id = ${schoolId} and id = ${activityId}::uuid`);
}
