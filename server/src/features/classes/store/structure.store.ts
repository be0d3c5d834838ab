import { type Db, sql } from '#platform/db';

type ClassRow = {
  id: string;
  className: string;
  subjects: number;
  sections: { id: string; section: string; classTeacher: { id: string; name: string } | null; students: number }[];
};

export function listClassTree(db: Db, schoolId: string): Promise<ClassRow[]> {
  return db.rows(sql`with places as (
      select e.section_id, count(*)::int as students from enrolments e
      join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current
      join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
      where e.school_id = ${schoolId} group by 1
    )
    select c.id, c.name as "className",
      (select count(*)::int from subjects u where u.school_id = c.school_id and u.class_id = c.id) as subjects,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'section', s.name, 'students', coalesce(p.students, 0),
          'classTeacher', case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end) order by s.name)
        from sections s left join places p on p.section_id = s.id
        left join employees t on t.school_id = s.school_id and t.id = s.class_teacher_id
        where s.school_id = c.school_id and s.class_id = c.id), '[]') as sections
    from classes c where c.school_id = ${schoolId} order by c.position, c.name`);
}

export function listTeachers(db: Db, schoolId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(
    sql`select id, name from employees where school_id = ${schoolId} and is_teaching and left_on is null order by lower(name), name, id`,
  );
}

export type Thing = { id: string; name: string };

export async function createClass(
  db: Db,
  schoolId: string,
  { className, section }: { className: string; section: string },
): Promise<string> {
  const id = await insertBareClass(db, schoolId, className);
  await insertSection(db, schoolId, { classId: id, section, classTeacherId: null });
  return id;
}

/** A class without a section, behind the others. */
export async function insertBareClass(db: Db, schoolId: string, className: string): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into classes (school_id, id, name, position)
    select ${schoolId}::uuid, app.new_id(), ${className}, coalesce(max(position), 0) + 1 from classes where school_id = ${schoolId} returning id`);
  return (row as { id: string }).id;
}

export function lockClass(db: Db, schoolId: string, classId: string): Promise<Thing | null> {
  return db.row(sql`select id, name from classes where school_id = ${schoolId} and id = ${classId} for update`);
}

export async function renameClass(db: Db, schoolId: string, classId: string, className: string): Promise<void> {
  await db.rows(sql`update classes set name = ${className} where school_id = ${schoolId} and id = ${classId}`);
}

/** Sets the order; returns how many of the ids are classes of the school. */
export async function orderClasses(db: Db, schoolId: string, classIds: readonly string[]): Promise<number> {
  // Locks the rows in a fixed order: two simultaneous changes of the order could otherwise wait for each other (a deadlock).
  await db.rows(sql`select from classes where school_id = ${schoolId} order by id for update`);
  const rows = await db.rows(sql`update classes c set position = coalesce(w.place, c.position + 1000) from classes o
    left join (select id::uuid, place::int from unnest(${classIds}::text[]) with ordinality as w(id, place)) w on w.id = o.id
    where o.school_id = ${schoolId} and c.school_id = o.school_id and c.id = o.id returning w.place`);
  return rows.filter((row) => (row as { place: number | null }).place !== null).length;
}

/** The sections and subjects of a class, and whether it is the only class. */
export async function listParts(
  db: Db,
  schoolId: string,
  classId: string,
): Promise<{ sections: string[]; subjects: string[]; isLast: boolean }> {
  const row = await db.row<{ sections: string[]; subjects: string[]; isLast: boolean }>(sql`select
    array(select id::text from sections where school_id = ${schoolId} and class_id = ${classId}) as sections,
    array(select id::text from subjects where school_id = ${schoolId} and class_id = ${classId}) as subjects,
    not exists (select from classes where school_id = ${schoolId} and id <> ${classId}) as "isLast"`);
  return row ?? { sections: [], subjects: [], isLast: true };
}

export async function removeClass(db: Db, schoolId: string, classId: string): Promise<void> {
  await db.rows(sql`delete from sections where school_id = ${schoolId} and class_id = ${classId}`);
  await db.rows(sql`delete from subjects where school_id = ${schoolId} and class_id = ${classId}`);
  await db.rows(sql`delete from classes where school_id = ${schoolId} and id = ${classId}`);
}

type NewSection = { classId: string; section: string; classTeacherId: string | null };

export async function insertSection(db: Db, schoolId: string, { classId, section, classTeacherId }: NewSection): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into sections (school_id, id, class_id, name, class_teacher_id)
    values (${schoolId}, app.new_id(), ${classId}, ${section}, ${classTeacherId}) returning id`);
  return (row as { id: string }).id;
}

export function findTeacher(db: Db, schoolId: string, employeeId: string): Promise<Thing | null> {
  return db.row(
    sql`select id, name from employees where school_id = ${schoolId} and id = ${employeeId} and is_teaching and left_on is null`,
  );
}

type SectionRow = Thing & { className: string; classTeacher: string | null; classTeacherId: string | null };

export function lockSection(db: Db, schoolId: string, sectionId: string): Promise<SectionRow | null> {
  return db.row(sql`select s.id, s.name, c.name as "className", s.class_teacher_id as "classTeacherId",
    (select t.name from employees t where t.school_id = s.school_id and t.id = s.class_teacher_id) as "classTeacher"
    from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where s.school_id = ${schoolId} and s.id = ${sectionId} for update of s`);
}

export async function updateSection(
  db: Db,
  schoolId: string,
  { id, name, classTeacherId }: { id: string; name: string; classTeacherId: string | null },
): Promise<void> {
  await db.rows(sql`update sections set name = ${name}, class_teacher_id = ${classTeacherId} where school_id = ${schoolId} and id = ${id}`);
}

export async function removeSection(db: Db, schoolId: string, sectionId: string): Promise<void> {
  await db.rows(sql`delete from sections where school_id = ${schoolId} and id = ${sectionId}`);
}
