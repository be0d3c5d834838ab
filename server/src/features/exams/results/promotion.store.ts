import { type Db, sql } from '#platform/db';
import { JOINED_ON } from '../joined-on.ts';

export type PromotionRow = {
  studentId: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  classId: string;
  className: string;
  section: string;
  /** Null when the class's result of the year is not published, or does not include the student. */
  outcome: string | null;
  /** Hundredths of a percent. */
  percent: number | null;
  attendance: number | null;
  /** The attendance that the class requires, in percent; null for none. */
  attendanceWanted: number | null;
  failed: string[];
  /** When a student without a result joined, if that was during the year. */
  joinedOn: string | null;
  hasResult: boolean;
};

/** All students enrolled in the year, with the current published result of the year. */
export function listForPromotion(db: Db, schoolId: string, yearId: string): Promise<PromotionRow[]> {
  return db.rows(sql`select z.id as "studentId", z.name, z.admission_number as "admissionNumber", e.roll_number as "rollNumber", c.id as "classId", c.name as "className", s.name as section,
      r.outcome, r.percent::int as percent, v.id is not null as "hasResult",
      round((r.extras #>> '{attendance,present}')::numeric * 1000 / nullif((r.extras #>> '{attendance,days}')::numeric, 0))::float8 / 10 as attendance,
      case when a.class_id is null then 75 else a.attendance_percent end as "attendanceWanted", coalesce(f.names, '{}') as failed,
      case when coalesce(r.outcome, 'none') = 'none' and w.joined_on > y.starts_on then w.joined_on::text end as "joinedOn"
    from enrolments e join students z on z.school_id = e.school_id and z.id = e.student_id and z.left_on is null
    join sections s on s.school_id = e.school_id and s.id = e.section_id join classes c on c.school_id = s.school_id and c.id = s.class_id
    join academic_years y on y.school_id = e.school_id and y.id = e.year_id
    cross join lateral (select ${JOINED_ON} as joined_on) w
    left join class_assessments a on a.school_id = c.school_id and a.class_id = c.id and a.year_id = e.year_id
    left join result_versions v on v.school_id = e.school_id and v.year_id = e.year_id and v.class_id = c.id and v.term_no = 0 and v.is_current
    left join results r on r.school_id = v.school_id and r.version_id = v.id and r.student_id = e.student_id
    left join lateral (select array_agg(j.name order by j.position, j.name) as names from result_subjects u join subjects j on j.school_id = u.school_id and j.id = u.subject_id
      where u.school_id = r.school_id and u.version_id = r.version_id and u.student_id = r.student_id and u.outcome = 'fail') f on true
    where e.school_id = ${schoolId} and e.year_id = ${yearId} order by c.position, c.name, s.name, e.roll_number nulls last, lower(z.name), z.name, z.id`);
}
