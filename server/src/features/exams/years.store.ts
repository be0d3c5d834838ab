import { type Db, sql } from '#platform/db';

export type Year = { id: string; name: string; startsOn: string; endsOn: string; isCurrent: boolean };

/** A year, by default the current one. */
export function findYear(db: Db, schoolId: string, yearId: string | undefined): Promise<Year | null> {
  return db.row(sql`select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn", is_current as "isCurrent" from academic_years
    where school_id = ${schoolId} and case when ${yearId ?? null}::text is null then is_current else id::text = ${yearId ?? null}::text end`);
}

export type SectionPlace = {
  sectionId: string;
  section: string;
  classId: string;
  className: string;
  classPosition: number;
  classTeacher: string;
};

export function findSection(db: Db, schoolId: string, sectionId: string): Promise<SectionPlace | null> {
  return db.row(sql`select s.id as "sectionId", s.name as section, c.id as "classId", c.name as "className", c.position as "classPosition", coalesce(e.name, '') as "classTeacher"
    from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id left join employees e on e.school_id = s.school_id and e.id = s.class_teacher_id
    where s.school_id = ${schoolId} and s.id::text = ${sectionId}`);
}

export type ClassPlace = { id: string; className: string };

export function findClass(db: Db, schoolId: string, classId: string): Promise<ClassPlace | null> {
  return db.row(sql`select id, name as "className" from classes where school_id = ${schoolId} and id::text = ${classId}`);
}

/** The class, locked so that two users do not publish it or change its assessment at the same time. */
export function lockClass(db: Db, schoolId: string, classId: string): Promise<ClassPlace | null> {
  return db.row(sql`select id, name as "className" from classes where school_id = ${schoolId} and id::text = ${classId} for update`);
}

export function listClassesWithSections(
  db: Db,
  schoolId: string,
): Promise<(ClassPlace & { sections: { id: string; section: string }[] })[]> {
  return db.rows(sql`select c.id, c.name as "className",
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'section', s.name) order by s.name) from sections s where s.school_id = c.school_id and s.class_id = c.id), '[]') as sections
    from classes c where c.school_id = ${schoolId} order by c.position, c.name`);
}
