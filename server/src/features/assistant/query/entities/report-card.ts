import { getMarkSheet, getSectionResult, getSubjectTakers } from '@shala/contract/exams';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inOffice, inTimes, subject } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';

const screen = { label: 'Results', path: '/offline-exam' };
/** A grade is what somebody got, and no class. */
const ofPupils = {
  ...pupilDimensions,
  class: { ...pupilDimensions.class, words: pupilDimensions.class.words.replace('grade, grades, ', '') },
};
const term = { words: 'term, terms, semester, सत्र', title: 'Term', sql: sql`t.term`, sort: sql`t.term_no`, values: 'term' } as const;
const termName = (schoolId: string) =>
  sql`coalesce((select min(n.name) from scheme_terms n where n.school_id = ${schoolId} and n.term_no = g.term_no), g.term_no::text) as term, g.term_no`;
const NOUNS = `${pupilDimensions.student.words}, got, get, gets, getting, given, have, has, had, obtained, received, secured, marks, report card, report cards, mila, mili, mile, assessed, assessment, areas, area, in`;

/** What a report card says beside the subjects: grades of co-scholastic areas, of discipline, and of the skills of the small ones. */
export const areaGrades: Declared = {
  name: 'areaGrade',
  needs: getSectionResult,
  nouns: NOUNS,
  asks: 'discipline, anushasan, anushaasan, अनुशासन, co-scholastic, co scholastic, coscholastic, co-scholastic area, co-scholastic areas, skill, skills, nursery skills, competency, competencies, smile, smiles, kaushal, कौशल, life skills, developmental areas',
  title: 'Grades of areas and skills',
  screen,
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.grade, r.area, r.area_position, r.domain, r.kind, r.term, r.term_no, r.writer, max(r.term_no) over () as latest from (select g.student_id, g.label as grade, a.name as area, a.position as area_position,
      nullif(a.domain, '') as domain, a.kind, ${termName(schoolId)}, u.name as writer
      from area_grades g join assessment_areas a on a.school_id = ${schoolId} and a.id = g.area_id join academic_years y on y.school_id = ${schoolId} and y.id = a.year_id and y.is_current
      left join accounts u on u.id = g.account_id where g.school_id = ${schoolId}) r ${seatBeside(schoolId)} where s.left_on is null`,
  dimensions: {
    ...ofPupils,
    area: {
      words: 'area, areas, skill, skills, competency, competencies, co-scholastic area, co-scholastic areas, kaushal',
      title: 'Area',
      sql: sql`t.area`,
      sort: sql`t.area_position`,
      values: 'area',
    },
    domain: { words: 'domain, domains, group of skills, groups of skills', title: 'Domain', sql: sql`t.domain`, mayLack: true },
    kind: {
      words: 'kind of area, kinds of areas, type of area, types of areas',
      title: 'Kind',
      sql: sql`t.kind`,
      shows: { coscholastic: 'Co-scholastic', discipline: 'Discipline', competency: 'Competency' },
    },
    grade: {
      words: 'grade, grades, grade obtained, letter grade, smiles',
      title: 'Grade',
      sql: sql`t.grade`,
      values: 'grade',
      unit: 'text',
      isColumn: true,
    },
    term,
    writer: { ...inOffice(sql`t.writer`, 'who gave, given by whom, who entered, entered by whom, kisne diya'), mayLack: true },
  },
  measures: {
    count: { words: '', title: 'Students', sql: sql`count(distinct t.student_id)`, ...inTimes },
    entries: {
      words: 'number of grades, how many grades, grades given, grades entered',
      title: 'Grades',
      sql: sql`count(*)`,
      ...inTimes,
    },
  },
  flags: {
    ...pupilFlags,
    coscholastic: {
      words: 'co-scholastic, co scholastic, coscholastic',
      title: 'co-scholastic',
      sql: sql`t.kind = 'coscholastic'`,
    },
    discipline: { words: 'discipline, anushasan, anushaasan, अनुशासन', title: 'discipline', sql: sql`t.kind = 'discipline'` },
    skills: { words: 'nursery skills, smile, smiles', title: 'skills', sql: sql`t.kind = 'competency'`, isKept: true },
  },
  unless: { by: ['term'], sql: sql`t.term_no = t.latest`, title: 'the latest term' },
  askedBy: 'area',
  main: 'list',
  list: ['student', 'section', 'area', 'grade', 'term'],
  who: 'student',
};

/** What the class teacher wrote of each student on the report card of a term. */
export const cardRemarks: Declared = {
  name: 'cardRemark',
  needs: getSectionResult,
  nouns: `${NOUNS}, written, write, wrote, entered, of, on, term, class teacher, class teachers, teacher`,
  asks: 'remarks … report card, remark … report card, remarks … report cards, report card remark, report card remarks, remarks in report card, class teacher remark, class teacher remarks, remark of the class teacher, remarks of the class teacher, teacher remarks, result remark, result remarks, term remarks, student remarks, remarks of class, remarks of students, remarks for students, remarks written, remarks entered, report card ki tippani, tippani',
  title: 'Remarks on report cards',
  screen,
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.remark, r.term, r.term_no, r.writer, r.on_day, max(r.term_no) over () as latest from (select g.student_id, g.remark, ${termName(schoolId)}, u.name as writer, (g.updated_at at time zone z.time_zone)::date as on_day
      from result_remarks g join schools z on z.id = g.school_id join academic_years y on y.school_id = ${schoolId} and y.id = g.year_id and y.is_current left join accounts u on u.id = g.account_id
      where g.school_id = ${schoolId}) r ${seatBeside(schoolId)} where s.left_on is null`,
  dimensions: {
    ...ofPupils,
    remark: { words: 'remark, remarks, comment, comments, tippani', title: 'Remark', sql: sql`nullif(t.remark, '')`, isColumn: true },
    term,
    writer: { ...inOffice(sql`t.writer`, 'who wrote, written by whom, who gave, entered by whom, kisne likha'), mayLack: true },
    writtenOn: { words: 'written on, remark date, date of remark', title: 'Written on', sql: sql`t.on_day`, unit: 'day', isColumn: true },
  },
  measures: { count: { words: '', title: 'Students', sql: sql`count(distinct t.student_id)`, ...inTimes } },
  flags: pupilFlags,
  unless: { by: ['term'], sql: sql`t.term_no = t.latest`, title: 'the latest term' },
  main: 'list',
  list: ['student', 'section', 'term', 'remark'],
  who: 'student',
};

/** Which subjects of the class each student takes, and which not. */
export const subjectChoices: Declared = {
  name: 'subjectChoice',
  needs: getSubjectTakers,
  nouns: `${pupilDimensions.student.words}, subject, subjects, taken, take, takes, taking, have, has, had, chosen, choose, chooses, chose, opted, opt, opts, opting, for, study, studies, studying, strength, as, elective, electives, optional, which, their, liya, liye, lete`,
  asks: 'subject … strength, strength … subject/subjects, students … per subject, students … each subject, students … opted/chosen/chose/chosen subject, who … opted for, opted for, have opted, opted, opt for, opting, elective, electives, elective subject, elective subjects, optional subject, optional subjects, chosen subject, chosen subjects, subjects chosen, number of takers, subject choice, subject choices, subject combination, subject combinations, subjects taken, subject taken, have taken, has taken, have not taken, not taken, not taking, do not take, does not take, do not study, not studying, studying, vishay liya, subject liya, subject nahi liya',
  title: 'Subjects taken',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.subject, r.position, r.is_taken from (select n.student_id, j.name as subject, j.position, not exists (select from subjects_not_taken o where o.school_id = ${schoolId}
        and o.year_id = n.year_id and o.student_id = n.student_id and o.subject_id = j.id) as is_taken
      from academic_years y join enrolments n on n.school_id = ${schoolId} and n.year_id = y.id join sections x on x.school_id = ${schoolId} and x.id = n.section_id
      join subjects j on j.school_id = ${schoolId} and j.class_id = x.class_id where y.school_id = ${schoolId} and y.is_current) r ${seatBeside(schoolId)} where s.left_on is null`,
  dimensions: {
    ...pupilDimensions,
    subject: { ...subject, sort: sql`t.position` },
    state: {
      words: 'taken or not, state, status',
      title: 'Status',
      sql: sql`case when t.is_taken then 'taken' else 'not' end`,
      shows: { taken: 'Taken', not: 'Not taken' },
    },
  },
  measures: {
    count: {
      words: 'strength, headcount, head count, number of takers',
      title: 'Students',
      sql: sql`count(distinct t.student_id)`,
      unit: 'number',
    },
    subjects: {
      words: 'number of subjects, how many subjects, subjects each, kitne subject, kitne vishay',
      title: 'Subjects',
      sql: sql`count(*)`,
      unit: 'number',
      counted: 'subjects',
    },
  },
  flags: {
    ...pupilFlags,
    notTaken: {
      words:
        'not taken, have not taken, has not taken, not taking, do not take, does not take, did not take, not opted, not opted for, have not opted for, not chosen, not studying, do not study, dropped, left out, nahi liya, nahi liye, nahi lete',
      title: 'not taken',
      sql: sql`not t.is_taken`,
    },
  },
  unless: { by: ['state', 'notTaken'], sql: sql`t.is_taken`, title: 'taken' },
  main: 'list',
  list: ['student', 'section', 'subject'],
  who: 'student',
};

/** Marks that were given besides those that were got: grace to a student, moderation to all of a paper. */
export const markAdjustments: Declared = {
  name: 'markAdjustment',
  needs: getMarkSheet,
  nouns: `${pupilDimensions.student.words}, marks, mark, given, gave, give, added, add, raised, paper, papers, exam, exams, got, get, mile, diye, year`,
  asks: 'grace, grace mark, grace marks, moderation, moderated, moderation marks, marks raised, marks were raised, raised marks, extra marks, bonus marks, adjusted marks, mark adjustment, mark adjustments, adjustments of marks, kripank, grace ke marks',
  title: 'Grace and moderation marks',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select s.name as student, s.id as student_id, c.name as class, c.position as class_position, j.name as subject, e.name as exam, e.starts_on as exam_starts, r.kind, r.marks, r.reason, u.name as giver,
      (r.created_at at time zone z.time_zone)::date as given_on, r.withdrawn_at is not null as is_withdrawn
    from mark_adjustments r join schools z on z.id = r.school_id join exam_papers p on p.school_id = ${schoolId} and p.id = r.paper_id join exams e on e.school_id = ${schoolId} and e.id = p.exam_id
    join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    left join students s on s.school_id = ${schoolId} and s.id = r.student_id left join accounts u on u.id = r.account_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.given_on`),
  usual: 'year',
  dimensions: {
    student: pupilDimensions.student,
    class: pupilDimensions.class,
    subject,
    exam: { words: 'exam, exams, examination, examinations', title: 'Exam', sql: sql`t.exam`, sort: sql`t.exam_starts`, values: 'exam' },
    kind: { words: 'kind, kinds, type, types', title: 'Kind', sql: sql`t.kind`, shows: { grace: 'Grace marks', moderation: 'Moderation' } },
    marks: { words: '', title: 'Marks', sql: sql`trim_scale(t.marks)`, unit: 'number', isColumn: true },
    reason: { words: 'reason, reasons, karan', title: 'Reason', sql: sql`t.reason` },
    giver: inOffice(sql`t.giver`, 'who gave, given by whom, who added, added by whom, kisne diye'),
    ...dayDimensions(sql`t.given_on`),
  },
  measures: {
    count: { words: '', title: 'Entries', sql: sql`count(*)`, ...inTimes },
    sum: {
      words: 'total marks, marks in all, how many marks',
      title: 'Marks given',
      sql: sql`trim_scale(sum(t.marks))`,
      unit: 'number',
      counted: 'marks',
    },
  },
  flags: {
    grace: { words: 'grace, grace mark, grace marks', title: 'grace marks', sql: sql`t.kind = 'grace'`, isKept: true },
    moderation: { words: 'moderation, moderated, moderation marks', title: 'moderation', sql: sql`t.kind = 'moderation'`, isKept: true },
    withdrawn: { words: 'withdrawn, taken back, cancelled', title: 'withdrawn', sql: sql`t.is_withdrawn` },
  },
  unless: { by: ['withdrawn'], sql: sql`not t.is_withdrawn`, title: 'that stand' },
  main: 'list',
  list: ['student', 'class', 'subject', 'exam', 'kind', 'marks', 'reason'],
  who: 'student',
};
