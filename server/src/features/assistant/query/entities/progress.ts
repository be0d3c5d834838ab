import { listResults } from '@shala/contract/exams';
import { getClassesWithSubjects } from '@shala/contract/textbooks';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { inPercent, inTimes, subject } from './fields.ts';
import { pupilDimensions } from './pupil.ts';

const { class: ofClass, section } = pupilDimensions;

/** Papers with the marks that are entered and those that are not, of everybody in the class who takes the subject: as the screen of each exam counts them, also before the exam. */
export const markEntries: Declared = {
  name: 'markEntry',
  needs: listResults,
  nouns:
    'nahi, not, number, numbers, whose, who, which, kis, kiske, copies, checked, how much, to, yet, feeding, kahan tak, hui, hua, complete, completed, submitted, given, uploaded, marks, mark, exam, exams, paper, papers, entered, entry, entries, status, position, state, progress, pending, filled, left, remaining, remain, still, be, teacher, teachers, students, student',
  asks: 'number … chadhe/chadha/chadhaye/bhare/bhara/dale/dala, marks … chadhe/chadha/chadhaye/bhare/dale, not entered marks, not entered the marks, copies not checked, copies unchecked, copies to be checked, copies pending, uncorrected copies, answer sheets not checked, papers not checked, papers not corrected, enter the marks, marks feeding, feeding of marks, marks upload, marks uploading, marks not uploaded, marks not submitted, marks not given, marks … not entered/not filled/not submitted/not uploaded/not given/pending/awaited/due, unentered marks, marks entry pending, pending marks entry, marks unentered, marks feeding, marks feeding pending, marks yet to feed, marks nahi dale, marks entry, mark entry, entry of marks, marks entered, marks not entered, marks to be entered, marks are yet to be entered, marks have been entered, marks yet to be entered, marks pending, pending marks, marks missing, missing marks, marks not filled, enter marks, entered marks, entered the marks, marks are not entered, marks nahi bhare, marks bharna, marks bharne, marks bhare, marks baki, number nahi bhare, number bharna',
  title: 'Marks not entered',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select e.name as exam, e.starts_on as exam_starts, j.name as subject, c.name as class, c.position as class_position,
      count(*)::int as expected, count(m.student_id)::int as entered from exam_papers p join exams e on e.school_id = ${schoolId} and e.id = p.exam_id
    join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current
    join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    join sections x on x.school_id = ${schoolId} and x.class_id = c.id join enrolments n on n.school_id = ${schoolId} and n.section_id = x.id and n.year_id = y.id
    join students s on s.school_id = ${schoolId} and s.id = n.student_id
    left join marks m on m.school_id = ${schoolId} and m.paper_id = p.id and m.student_id = s.id
    where p.school_id = ${schoolId} and (m.student_id is not null or (coalesce(s.left_on, p.on_date, e.ends_on) >= coalesce(p.on_date, e.ends_on)
        and coalesce(s.admitted_on, app.entered_late(${schoolId}, y.id, x.id, s.created_at), p.on_date, e.ends_on) <= coalesce(p.on_date, e.ends_on))) and not exists (select from subjects_not_taken o
      where o.school_id = ${schoolId} and o.year_id = y.id and o.student_id = s.id and o.subject_id = j.id) group by p.id, e.name, e.starts_on, j.name, c.name, c.position`,
  dimensions: {
    exam: { words: 'exam, exams', title: 'Exam', sql: sql`t.exam`, sort: sql`t.exam_starts`, values: 'exam' },
    class: ofClass,
    subject: { ...subject, words: `${subject.words}, paper, papers` },
  },
  measures: {
    entered: {
      words: 'number of marks entered, how many marks entered, how many marks … entered, marks entered so far, entered so far',
      title: 'Marks entered',
      noun: 'marks entered',
      sql: sql`sum(t.entered)`,
      ...inTimes,
      good: 'most',
    },
    missing: {
      words: '',
      title: 'Marks not entered',
      noun: 'marks not entered',
      sql: sql`sum(t.expected - t.entered)`,
      ...inTimes,
      good: 'least',
    },
    share: {
      words: 'percentage entered, percent entered, share entered, entered percentage',
      title: '% entered',
      noun: 'percentage of marks entered',
      sql: sql`round(100.0 * sum(t.entered) / nullif(sum(t.expected), 0), 1)`,
      ...inPercent,
      good: 'most',
    },
  },
  main: 'missing',
};

/** The chapters of the textbooks for each section, and whether the logbook says that a chapter was taught. */
export const syllabus: Declared = {
  name: 'syllabus',
  needs: getClassesWithSubjects,
  nouns:
    'syllabus, portion, course, textbook, textbooks, book, books, covered, cover, completed, complete, done, finished, taught, over, so far, chapters, chapter, lessons, teacher, teachers, how far, much',
  asks: 'portion, portions, course hua, course … hua/hui/peeche/bacha/baki/over/finish/complete/cover, kitna course, pathyakram kitna, chapters … over/finish/complete/cover/teach/left/remain, chapters … bache/bacha/baki/padhaye, syllabus progress, syllabus completion, portion completion, course completion, syllabus, syllabus coverage, coverage of syllabus, course coverage, portion coverage, syllabus covered, syllabus completed, syllabus left, portion covered, portion left, portion completed, course covered, course completed, chapters covered, chapters completed, chapters left, chapters taught, chapters done, chapters remaining, chapters not taught, path padhaye, pathyakram',
  title: 'Syllabus covered',
  screen: { label: 'Textbooks', path: '/textbooks' },
  from: ({
    schoolId,
  }) => sql`select c.name as class, c.position as class_position, x.name as section, j.name as subject, h.name as chapter, h.position,
      exists (select from logbook_entries l join academic_years y on y.school_id = ${schoolId} and y.is_current and l.on_date between y.starts_on and y.ends_on
        where l.school_id = ${schoolId} and l.section_id = x.id and l.chapter_id = h.id) as is_taught
    from textbooks b join textbook_chapters h on h.school_id = ${schoolId} and h.textbook_id = b.id
    join subjects j on j.school_id = ${schoolId} and j.id = b.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    join sections x on x.school_id = ${schoolId} and x.class_id = c.id where b.school_id = ${schoolId} and b.removed_at is null`,
  dimensions: {
    class: ofClass,
    section,
    subject,
    chapter: { words: 'each chapter, per chapter, by chapter, chapter wise', title: 'Chapter', sql: sql`t.chapter`, sort: sql`t.position` },
  },
  measures: {
    share: {
      words:
        'portion covered, portion done, course covered, hua, kitna hua, covered, completed, finished, how far, ahead, syllabus progress, progress of syllabus, portion completion, course completion, syllabus coverage, coverage, coverage of syllabus, syllabus covered, syllabus completed, syllabus completion, completion',
      title: '% of chapters taught',
      noun: 'chapters taught in percent',
      sql: sql`round(100.0 * count(*) filter (where t.is_taught) / nullif(count(*), 0), 1)`,
      ...inPercent,
      good: 'most',
    },
    left: {
      words:
        'peeche, pichhe, lags, slow, slowest, far behind, to go, to be finished, unfinished, still to be taught, still to teach, yet to teach, bache, bache hain, bacha hai, left, remaining, still left, not taught, not covered, yet to be covered, not completed, incomplete, behind, behind in, lagging, lagging behind, baki, baaki, bacha, bacha hua, reh gaya, pending',
      title: 'Chapters left',
      noun: 'chapters left',
      sql: sql`count(*) filter (where not t.is_taught)`,
      ...inTimes,
      good: 'least',
    },
  },
  main: 'share',
};
