import { MAX_PHOTO_BYTES } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';

export type PrintRow = {
  id: string;
  name: string;
  admissionNumber: string;
  className: string;
  sectionName: string;
  rollNumber: number | null;
  gender: string;
  dateOfBirth: string | null;
  bloodGroup: string;
  guardian: string;
  phone: string;
  address: string;
  transportStop: string;
  photoKey: string | null;
};

/** The printed data of students, in the order of the ids. */
export function listForPrint(db: Db, schoolId: string, ids: readonly string[]): Promise<PrintRow[]> {
  return db.rows(sql`select s.id, s.name, s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName",
      e.roll_number as "rollNumber", s.gender, s.date_of_birth as "dateOfBirth", s.blood_group as "bloodGroup", coalesce(g.name, '') as guardian,
      coalesce(g.phone, '') as phone, concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''), nullif(s.pin_code, '')) as address,
      s.transport_stop as "transportStop", f.storage_key as "photoKey"
    from unnest(${ids}::uuid[]) with ordinality as w (id, place) join students s on s.school_id = ${schoolId} and s.id = w.id
    left join lateral (select n.section_id, n.roll_number from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
      where n.school_id = ${schoolId} and n.student_id = s.id order by y.is_current desc, y.starts_on desc limit 1) e on true
    left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    left join classes c on c.school_id = ${schoolId} and c.id = sec.class_id
    left join student_guardians k on k.school_id = ${schoolId} and k.student_id = s.id and k.is_primary
    left join files f on f.school_id = ${schoolId} and f.id = s.photo_file_id and f.size_bytes <= ${MAX_PHOTO_BYTES}
    left join guardians g on g.school_id = ${schoolId} and g.id = k.guardian_id order by w.place`);
}
