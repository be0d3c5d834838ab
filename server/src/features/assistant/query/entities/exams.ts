import { getPerformance } from '@shala/contract/exams';
import { readComparedTerms } from '#features/exams';
import { type Fragment, sql } from '#platform/db';
import type { Declared, Measure } from '../entity.ts';
import { inPercent, inTimes, subject } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags } from './pupil.ts';

const seat = (schoolId: string) => sql`join students s on s.school_id = ${schoolId} and s.id = r.student_id
  join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id`;

/** Published results of the running year as they stand; of one subject where subjects are spoken of. Without a term the latest that is published. */
export const results: Declared = {
  name: 'result',
  needs: getPerformance,
  nouns:
    'holder, holders, scorers, laye, laya, layi, laaye, awarded, held, conducted, stood, stand, stands, came, obtained, obtain, secured, exam, exams, examination, pariksha, परीक्षा, score, scores, percent, percentage, %, students, do, did, scored, score more, got, performed, performance, perform, published, outcome, in result',
  title: 'Results',
  screen: { label: 'Performance', path: '/performance' },
  from: ({ schoolId, names }) => {
    // Full marks are got in a subject, and hardly in all of them.
    const isOfSubjects = ['subject', 'ofSubjects', 'full'].some((name) => names.includes(name));
    const rows = isOfSubjects
      ? sql`select q.version_id, q.student_id, q.section_id, q.percent, q.outcome, q.grade, q.obtained, q.out_of, null::int as rank, j.name as subject from result_subjects q
          join subjects j on j.school_id = ${schoolId} and j.id = q.subject_id where q.school_id = ${schoolId} and q.percent is not null`
      : sql`select q.version_id, q.student_id, q.section_id, q.percent, q.outcome, q.grade, q.obtained, q.out_of, q.rank, '' as subject from results q where q.school_id = ${schoolId} and q.percent is not null`;
    return sql`select ${PUPIL}, r.percent, r.outcome, r.grade, r.rank, r.obtained, r.out_of, r.subject, v.term_name as term, v.term_no, v.term_no = max(v.term_no) over () as is_latest,
        v.term_name || ' ' || y.name as published, y.starts_on || ' ' || v.term_no as published_at from (${rows}) r
      join result_versions v on v.school_id = ${schoolId} and v.id = r.version_id and v.is_current
      join academic_years y on y.school_id = ${schoolId} and y.id = v.year_id ${names.includes('published') ? sql`` : sql`and y.is_current`} ${seat(schoolId)}`;
  },
  dimensions: {
    ...pupilDimensions,
    // A grade is what somebody got.
    class: { ...pupilDimensions.class, words: pupilDimensions.class.words.replace('grade, grades, ', '') },
    subject,
    term: { words: 'term, terms, semester, सत्र', title: 'Term', sql: sql`t.term`, sort: sql`t.term_no`, values: 'term' },
    // Of any year, as Performance names what it compares a term with.
    published: { words: '', title: 'Term', sql: sql`t.published`, sort: sql`t.published_at` },
    grade: { words: 'grade, grades, grade obtained, letter grade', title: 'Grade', sql: sql`nullif(t.grade, '')`, values: 'grade' },
  },
  measures: {
    average: {
      words:
        'marksheet, marksheets, mark sheet, mark sheets, marks sheet, marks card, report card, report cards, progress card, progress cards, progress report, progress reports, score card, scorecard, ank talika, marks list, score list, result, results, marks, average marks, average result, mean marks, average score, average percentage, average percent, parinam, परिणाम, ank, अंक, topper, toppers, performance, academic performance, rank, ranks, score, scores, scored, scoring',
      title: 'Average',
      noun: 'average marks',
      sql: sql`round(avg(t.percent)) / 100.0`,
      ...inPercent,
      good: 'most',
    },
    failed: {
      words:
        'unsuccessful students, unsuccessful, could not pass, anuttirn, अनुत्तीर्ण, failed, fail, failures, failing, fails, fail hue, fel, फेल, not passed, did not pass',
      title: 'Failed',
      noun: 'students who failed',
      sql: sql`count(*) filter (where t.outcome = 'fail')`,
      ...inTimes,
      good: 'least',
    },
    failedSubjects: {
      words: '',
      title: 'Subjects failed',
      noun: 'subjects failed',
      sql: sql`count(distinct t.subject) filter (where t.outcome = 'fail')`,
      unit: 'number',
      good: 'least',
      counted: 'subjects',
    },
    passed: {
      words: 'passed, pass, passes, paas, पास',
      title: 'Passed',
      noun: 'students who passed',
      sql: sql`count(*) filter (where t.outcome = 'pass')`,
      ...inTimes,
      good: 'most',
    },
    count: {
      words: '',
      title: 'Students',
      noun: 'students with a result',
      sql: sql`count(distinct t.student_id)`,
      ...inTimes,
    },
    passShare: {
      words:
        'result percentage, passing rate, success rate, percentage of passing, pass percentage, pass rate, pass percent, passing percentage, pass %, pass ratio',
      title: 'Passed',
      noun: 'pass percentage',
      sql: sql`round(100.0 * count(*) filter (where t.outcome = 'pass') / nullif(count(*), 0), 1)`,
      ...inPercent,
      good: 'most',
    },
    failShare: {
      words: 'fail percentage, failure rate, failure percentage, fail percent, fail %',
      title: 'Failed',
      noun: 'fail percentage',
      sql: sql`round(100.0 * count(*) filter (where t.outcome = 'fail') / nullif(count(*), 0), 1)`,
      ...inPercent,
      good: 'least',
    },
    rank: { words: '', title: 'Rank', noun: 'rank', sql: sql`min(t.rank)`, unit: 'number' },
    obtained: {
      words: 'marks obtained, total marks obtained, total marks scored, obtained marks, aggregate marks, प्राप्तांक',
      title: 'Marks obtained',
      noun: 'marks obtained',
      // Of several students together they say nothing.
      sql: sql`case when count(distinct t.student_id) = 1 then trim_scale(sum(t.obtained) / 100.0) end`,
      unit: 'number',
      good: 'most',
      counted: 'marks',
    },
    outOf: {
      words: 'marks out of which, total marks out of which, out of how many marks, out of how many, total maximum marks, poornank, पूर्णांक',
      title: 'Out of',
      noun: 'marks that could be got',
      sql: sql`trim_scale(max(t.out_of) / 100.0)`,
      unit: 'number',
    },
    highest: {
      words:
        'highest marks, highest score, highest percentage, highest percent, top score, top marks, maximum marks, maximum score, max marks, max score, best score, best marks, sabse zyada marks, sabse zyada number',
      title: 'Highest',
      noun: 'highest marks',
      sql: sql`round(max(t.percent)) / 100.0`,
      ...inPercent,
      good: 'most',
    },
    spread: {
      words: 'marks spread',
      title: 'Difference of highest and lowest',
      noun: 'difference between the highest and the lowest marks',
      sql: sql`round(max(t.percent) - min(t.percent)) / 100.0`,
      unit: 'percent',
    },
    median: {
      words: 'median, median marks, median score, median percentage',
      title: 'Median',
      noun: 'median marks',
      sql: sql`round(percentile_cont(0.5) within group (order by t.percent)) / 100.0`,
      unit: 'percent',
    },
    lowest: {
      words:
        'min marks, min score, lowest marks, lowest score, lowest percentage, minimum marks, minimum score, least marks, sabse kam marks, sabse kam number',
      title: 'Lowest',
      noun: 'lowest marks',
      sql: sql`round(min(t.percent)) / 100.0`,
      ...inPercent,
    },
  },
  flags: {
    ...pupilFlags,
    distinction: {
      words: 'distinction, distinctions, with distinction, in distinction, distinction holders',
      title: 'with distinction (75% or more)',
      sql: sql`t.percent >= 7500`,
    },
    full: {
      words:
        'full number, poore number, poore ank, sau me se sau, 100 on 100, 100 / 100, hundred out of hundred, perfect score, all correct, full marks, cent percent, cent per cent, 100 percent marks, 100 out of 100, centum, शत प्रतिशत, पूरे अंक',
      title: 'with full marks',
      sql: sql`t.percent = 10000`,
    },
    weak: {
      words:
        'poor in studies, struggling, struggle, struggles, padhai me kamzor, need remedial, remedial, lagging in studies, needs attention in studies, weak, weaker, slow learners, slow learner, kamzor, kamjor, कमजोर, कमज़ोर',
      title: 'below 50%',
      sql: sql`t.percent < 5000`,
    },
    // No condition: it says that single subjects are looked at, not the result as a whole.
    ofSubjects: { words: 'of single subjects', title: 'by subjects', sql: sql`t.subject <> ''` },
  },
  unless: { by: ['term', 'published'], sql: sql`t.is_latest`, title: 'the latest published term' },
  inTurn: { by: 'published', lastTwo: readComparedTerms },
  main: 'average',
  who: 'student',
};

const { unless: _latest, inTurn: _terms, ...shared } = results;
// Ranks are of the result as a whole.
const { rank: _rank, obtained: _obtained, outOf: _outOf, ...ofPapers } = results.measures;

/** The same in marks, where all of the papers have the same of them. */
const inMarks = ({ title }: { title: string }, figure: Fragment): Measure => ({
  words: '',
  title,
  sql: sql`case when count(distinct t.max_marks) = 1 then round(${figure}, 1) end`,
  unit: 'number',
});
const marksOf = {
  averageMarks: inMarks({ title: 'Average (marks)' }, sql`avg(t.marks)`),
  medianMarks: inMarks({ title: 'Median (marks)' }, sql`(percentile_cont(0.5) within group (order by t.marks))::numeric`),
  highestMarks: inMarks({ title: 'Highest (marks)' }, sql`max(t.marks)::numeric`),
  spreadMarks: inMarks({ title: 'Difference (marks)' }, sql`(max(t.marks) - min(t.marks))::numeric`),
  lowestMarks: inMarks({ title: 'Lowest (marks)' }, sql`min(t.marks)::numeric`),
};

/** Whoever failed in one of several papers has not passed, and is one student. */
const FAILED = sql`count(distinct t.student_id) filter (where t.outcome = 'fail')`;
const EXAMINED = sql`count(distinct t.student_id) filter (where t.outcome is not null)`;
const { passed, failed, passShare, failShare } = results.measures;
const ofStudents = {
  passed: { ...passed, sql: sql`${EXAMINED} - ${FAILED}` },
  failed: { ...failed, rows: 'isFailed', sql: FAILED },
  passShare: { ...passShare, sql: sql`round(100.0 * (${EXAMINED} - ${FAILED}) / nullif(${EXAMINED}, 0), 1)` },
  failShare: { ...failShare, sql: sql`round(100.0 * ${FAILED} / nullif(${EXAMINED}, 0), 1)` },
} as Readonly<Record<string, Measure>>;

/** Marks of single papers, as they were entered. */
export const examMarks: Declared = {
  ...shared,
  name: 'examMark',
  asks: 'excused from the exam, excused from exam, excused … exam/test/paper, missed … exam/test/paper, unit test, test, paper, papers, tests, exempted, medical leave',
  measures: {
    ...ofPapers,
    ...ofStudents,
    ...marksOf,
    lowestMark: {
      words: '',
      title: 'Marks',
      noun: 'marks',
      sql: sql`min(t.marks)`,
      unit: 'number',
      good: 'most',
      counted: 'marks',
    },
    exempt: {
      words:
        'excused from the exam, excused from exam, excused from the test, let off, exempted, exempt, exemption, exemptions, ex, marked ex, excused',
      title: 'Exempted',
      rows: 'isExempt',
      sql: sql`count(*) filter (where t.code = 'EX')`,
      ...inTimes,
      good: 'least',
    },
    medical: {
      words: 'medical leave, on medical leave, ml, marked ml, medical',
      title: 'Medical leave',
      rows: 'isMedical',
      sql: sql`count(*) filter (where t.code = 'ML')`,
      ...inTimes,
      good: 'least',
    },
    absent: {
      words:
        'missed, did not appear, not appeared, not appear, did not write, did not sit, skipped, gair hazir, absent rahe, absent, absentees, marked absent, were marked absent, was marked absent',
      title: 'Absent',
      rows: 'isAway',
      sql: sql`count(*) filter (where t.code = 'AB')`,
      ...inTimes,
      good: 'least',
    },
  },
  // No words of their own: they keep the rows of a figure that is told of each student.
  flags: {
    ...results.flags,
    isExempt: { words: '', title: '', sql: sql`t.code = 'EX'` },
    isMedical: { words: '', title: '', sql: sql`t.code = 'ML'` },
    isAway: { words: '', title: '', sql: sql`t.code = 'AB'` },
    isFailed: { words: '', title: '', sql: sql`t.outcome = 'fail'` },
  },
  title: 'Marks of papers',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({ schoolId }) => sql`select ${PUPIL}, m.marks, m.code, p.max_marks, p.pass_marks, 10000.0 * m.marks / p.max_marks as percent,
      case when m.marks < p.pass_marks then 'fail' when m.marks is not null then 'pass' end as outcome, e.name as exam, e.starts_on as exam_starts, j.name as subject, '' as grade
    from marks m join exam_papers p on p.school_id = ${schoolId} and p.id = m.paper_id join exams e on e.school_id = ${schoolId} and e.id = p.exam_id
    join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id
    join students s on s.school_id = ${schoolId} and s.id = m.student_id
    join enrolments n on n.school_id = ${schoolId} and n.year_id = y.id and n.student_id = s.id join sections x on x.school_id = ${schoolId} and x.id = n.section_id
    join classes c on c.school_id = ${schoolId} and c.id = x.class_id where m.school_id = ${schoolId}`,
  dimensions: {
    ...pupilDimensions,
    subject,
    // 'And which paper': beside a student.
    paper: { words: '', title: 'Subject', sql: sql`t.subject`, isColumn: true },
    exam: {
      words: 'exam, exams, test, tests, examination, examinations',
      title: 'Exam',
      sql: sql`t.exam`,
      sort: sql`t.exam_starts`,
      values: 'exam',
    },
  },
};
