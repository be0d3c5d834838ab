import { addSchools, askSchool, asOwner } from './schools.ts';
import type { Place } from './server.ts';

const [STUDENTS, PAPERS] = [60, 8];

/** A marks sheet of 60 students and 8 papers, and how it is asked for. */
export type MarkSheet = { token: string; examId: string; sectionId: string; papers: { id: string }[]; students: { id: string }[] };
let made: Promise<MarkSheet> | undefined;

/** A section of 60 with an exam of eight papers in a school of 2,000; made once. */
export function markSheet(place: Place): Promise<MarkSheet> {
  made ??= makeSheet(place);
  return made;
}

async function makeSheet(place: Place): Promise<MarkSheet> {
  const [school] = await addSchools(place, { schools: 1, students: 2000 });
  if (!school) throw new Error('No school was made.');
  const { token } = school;
  const { classId, sectionId } = await seatSixty(place, school.schoolId);
  await askSchool(place, token, '/admin/assessment/presets/cbse-two-terms', { classIds: [classId] });
  const [year] = await asOwner(
    place,
    (owner) =>
      owner<{ day: string }[]>`select starts_on::text as day from academic_years where school_id = ${school.schoolId} and is_current`,
  );
  const body = {
    ...{ name: 'Half-yearly', startsOn: year?.day, endsOn: year?.day, lockOn: null, maxMarks: null },
    ...{ termNo: 1, component: 'Half-yearly exam', classIds: [classId] },
  };
  const { id: examId } = (await askSchool(place, token, '/admin/exams', body)) as { id: string };
  // The form of the sheet is named: eight papers, whatever the class has.
  await asOwner(
    place,
    (owner) => owner`delete from exam_papers where school_id = ${school.schoolId} and exam_id = ${examId}
      and id not in (select id from exam_papers where school_id = ${school.schoolId} and exam_id = ${examId} order by id limit ${PAPERS})`,
  );
  const sheet = (await askSchool(place, token, `/admin/marks/${examId}/${sectionId}`)) as Pick<MarkSheet, 'papers' | 'students'>;
  if (sheet.students.length !== STUDENTS || sheet.papers.length !== PAPERS)
    throw new Error(`The sheet has ${sheet.students.length} students and ${sheet.papers.length} papers.`);
  return { token, examId, sectionId, ...sheet };
}

/** Puts sixty students of a class into its first section, and the others into the second one. */
function seatSixty(place: Place, schoolId: string): Promise<{ classId: string; sectionId: string }> {
  return asOwner(place, async (owner) => {
    const [found] = await owner<{ classId: string; first: string; second: string }[]>`select c.id as "classId",
        (array_agg(s.id order by s.id))[1] as first, (array_agg(s.id order by s.id))[2] as second
      from classes c join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${schoolId} group by c.id, c.position
      having count(*) > 1 order by c.position desc limit 1`;
    if (!found) throw new Error('No class has two sections.');
    const { classId, first, second } = found;
    await owner`update enrolments e set section_id = case when n.at <= ${STUDENTS}::int then ${first}::uuid else ${second}::uuid end, roll_number = null
      from (select e.student_id, e.year_id, row_number() over (order by e.student_id) as at from enrolments e
        join sections s on s.school_id = e.school_id and s.id = e.section_id and s.class_id = ${classId}
        join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current
        join students z on z.school_id = e.school_id and z.id = e.student_id and z.left_on is null where e.school_id = ${schoolId}) n
      where e.school_id = ${schoolId} and e.student_id = n.student_id and e.year_id = n.year_id`;
    return { classId, sectionId: first };
  });
}
