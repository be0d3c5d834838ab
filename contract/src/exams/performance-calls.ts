import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { maybe, maybeNumber, str, year } from './schemas.ts';

const narrow = {
  yearId: z.optional(id),
  termNo: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(6))),
  classId: z.optional(id),
  sectionId: z.optional(id),
  /** A subject by its name, over all classes. */
  subject: z.optional(z.string().check(z.maxLength(120))),
  teacherId: z.optional(id),
};
const figures = z.object({ students: z.int(), average: maybeNumber, median: maybeNumber, passRate: maybeNumber });
const group = z.object({ id: str, name: str, ...figures.shape, before: maybeNumber });
const person = z.object({ studentId: str, name: str, className: str, section: str, percent: maybeNumber });

/**
 * Figures of the published results of a term (by default the newest) or the year (0), of all classes or filtered. Averages, medians and rates in percent.
 * `before` is the average of the previous published term. The distribution counts results by ranges of ten percent.
 */
export const getPerformance = defineCall({
  name: 'getPerformance',
  method: 'GET',
  path: '/admin/performance',
  summary: 'How classes, subjects and students perform',
  query: z.strictObject(narrow),
  answer: z.object({
    year: z.nullable(year),
    termNo: z.nullable(z.int()),
    terms: z.array(z.object({ yearId: str, year: str, termNo: z.int(), term: str })),
    before: maybe,
    classes: z.array(z.object({ id: str, name: str, sections: z.array(z.object({ id: str, name: str })) })),
    subjects: z.array(str),
    teachers: z.array(z.object({ id: str, name: str })),
    whole: z.object({ ...figures.shape, averageBefore: maybeNumber, passRateBefore: maybeNumber }),
    distribution: z.array(z.object({ from: z.int(), students: z.int() })),
    bySection: z.array(group),
    bySubject: z.array(group),
    byTeacher: z.array(group),
    byChapter: z.array(z.object({ id: str, chapter: str, subject: str, papers: z.int(), average: maybeNumber })),
    overTerms: z.array(
      z.object({ yearId: str, year: str, termNo: z.int(), term: str, average: maybeNumber, passRate: maybeNumber, students: z.int() }),
    ),
    toppers: z.array(person),
    fell: z.array(z.object({ ...person.shape, before: maybeNumber })),
    rose: z.array(z.object({ ...person.shape, before: maybeNumber })),
    /** At most 50; `atRiskTotal` counts all. */
    atRisk: z.array(z.object({ ...person.shape, failed: z.int(), attendance: maybeNumber })),
    atRiskTotal: z.int(),
  }),
});

/**
 * The students who make up a figure: a range of percent, passed or failed, at risk. At most 500, the best first; those at risk as in `atRisk`. Of a chapter,
 * their marks in the papers that cover it.
 */
export const listPerformanceRows = defineCall({
  name: 'listPerformanceRows',
  method: 'GET',
  path: '/admin/performance/students',
  summary: 'The students behind a figure of performance',
  query: z.strictObject({
    ...narrow,
    from: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
    below: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(101))),
    outcome: z.optional(z.enum(['pass', 'fail', 'atRisk'])),
    chapterId: z.optional(id),
  }),
  answer: z.object({ total: z.int(), rows: z.array(z.object({ ...person.shape, subject: str, exam: str, grade: str, outcome: str })) }),
});
