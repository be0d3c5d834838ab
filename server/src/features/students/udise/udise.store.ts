import { type Db, sql } from '#platform/db';
import type { UdiseRecord } from '../rules/udise.ts';

export type UdiseRow = UdiseRecord & {
  id: string;
  admissionNumber: string;
  className: string;
  sectionName: string;
  guardianId: string | null;
  today: string;
};
type Place = { classId?: string | undefined; sectionId?: string | undefined };

/** All enrolled students with the data for the national register, in school order. Today's date is computed once (`offset 0`) instead of for each student. */
export function listForRegister(db: Db, schoolId: string, { classId, sectionId }: Place): Promise<UdiseRow[]> {
  return db.rows(sql`select s.id, s.name, s.admission_number as "admissionNumber", c.name as "className", sec.name as "sectionName", e.roll_number as "rollNumber", s.gender,
      s.date_of_birth as "dateOfBirth", coalesce(k.father, '') as father, coalesce(k.mother, '') as mother, coalesce(k.phone, '') as phone, k.guardian_id as "guardianId",
      s.aadhaar_last4 as "aadhaarLast4", s.pen_number as "penNumber", s.apaar_id as "apaarId", s.category, s.religion, s.mother_tongue as "motherTongue", s.nationality,
      s.blood_group as "bloodGroup", s.address, s.pin_code as "pinCode", s.admitted_on as "admittedOn", t.today
    from (select app.today(${schoolId}::uuid) as today offset 0) t cross join academic_years y
    join enrolments e on e.school_id = y.school_id and e.year_id = y.id join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    left join (
      select k.student_id, max(g.name) filter (where k.relation = 'Father') as father, max(g.name) filter (where k.relation = 'Mother') as mother,
        max(g.phone) filter (where k.is_primary) as phone, max(g.id::text) filter (where k.is_primary) as guardian_id
      from student_guardians k join guardians g on g.school_id = k.school_id and g.id = k.guardian_id where k.school_id = ${schoolId} group by 1
    ) k on k.student_id = s.id
    where y.school_id = ${schoolId} and y.is_current and (${classId ?? null}::uuid is null or c.id = ${classId ?? null}::uuid) and (${sectionId ?? null}::uuid is null or sec.id = ${sectionId ?? null}::uuid)
    order by c.position, c.name, sec.name, e.roll_number, lower(s.name), s.name, s.id`);
}
