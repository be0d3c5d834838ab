import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext } from '#platform/http';
import { chaptersInOrder, choicesOf, groupCounts, placesOf } from '../rules/name-figures.ts';
import { countsIn, type Narrowing } from '../rules/narrow-counts.ts';
import { type Counted, distribute, tally } from '../rules/tally-figures.ts';
import { chooseTerm, termOfYear } from './compared-terms.ts';
import * as store from './performance.store.ts';
import * as figures from './performance-figures.store.ts';
import * as people from './performance-people.store.ts';
import { readPublished } from './published-figures.ts';

type Query = Input<typeof calls.getPerformance>['query'];
type Term = store.PublishedTerm;
const MOST_ROWS = 500;

function filterOf(query: Query, versions: readonly string[]): people.Filter {
  return {
    versions,
    classId: query.classId ?? null,
    sectionId: query.sectionId ?? null,
    subject: query.subject ?? null,
    teacherId: query.teacherId ?? null,
  };
}

/** The figures of a term, from the counts made at publishing: first the terms and the names, then everything else in parallel. */
export async function getPerformance(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getPerformance>,
): Promise<CallAnswer<typeof calls.getPerformance>> {
  const [terms, choices, lessons] = await Promise.all([
    store.listTerms(db, school.id),
    store.readChoices(db, school.id),
    store.listLessons(db, school.id),
  ]);
  const { term, before } = chooseTerm(terms, query);
  const filter = filterOf(query, term?.versions ?? []);
  const versions = { all: terms.flatMap((one) => one.versions), before: before?.versions ?? [] };
  const [{ counts, persons }, chapters] = await Promise.all([
    readPublished(db, school.id, filter, versions),
    figures.listByChapter(db, school.id, filter),
  ]);
  const narrowing = narrow(choices, lessons, filter);
  const counted = (one: Term | null) => countsIn(counts, one?.versions ?? [], narrowing);
  const [now, was] = [counted(term), counted(before)];
  const wasWhole = tally(was.sections);
  const place = placesOf(choices);
  return {
    ...{ year: term?.year ?? null, termNo: term?.termNo ?? null, before: before === null ? null : termOfYear(before) },
    terms: terms.map(({ year, termNo, term: name }) => ({ yearId: year.id, year: year.name, termNo, term: name })),
    ...choicesOf(choices, lessons),
    whole: { ...tally(now.sections), averageBefore: wasWhole.average, passRateBefore: wasWhole.passRate },
    distribution: distribute(now.sections),
    ...groupCounts(now, was, choices),
    byChapter: chaptersInOrder(chapters, choices),
    overTerms: terms.toReversed().flatMap((one) => overTerm(one, counted(one).sections)),
    toppers: persons.toppers.map(place),
    fell: persons.movers.filter(({ change }) => change < 0).map(place),
    rose: persons.movers
      .filter(({ change }) => change > 0)
      .map(place)
      .reverse(),
    atRisk: persons.atRisk.map(place),
    atRiskTotal: persons.atRisk[0]?.total ?? 0,
  };
}

/** The meaning of the filter: its sections, the names of its subjects, and who teaches them. */
function narrow({ classes, subjects }: store.Choices, lessons: readonly store.Lesson[], filter: people.Filter): Narrowing {
  const { classId, sectionId, teacherId } = filter;
  const sections = classId === null ? null : new Set(classes.find(({ id }) => id === classId)?.sections.map(({ id }) => id));
  return {
    isIn: (section) => (sectionId === null || section === sectionId) && (sections === null || sections.has(section)),
    subjectNames: subjectNames(subjects, filter),
    teachers: teachersOf(lessons),
    teacherId,
  };
}

function subjectNames(subjects: store.Choices['subjects'], { classId, subject }: people.Filter): Map<string, string> {
  const isIn = (one: store.Choices['subjects'][number]) =>
    (subject === null || one.name === subject) && (classId === null || one.classId === classId);
  return new Map(subjects.flatMap((one) => (isIn(one) ? [[one.id, one.name]] : [])));
}

function teachersOf(lessons: readonly store.Lesson[]) {
  const teachers = new Map<string, Map<string, string[]>>();
  for (const { sectionId, subjectId, teacherId } of lessons) {
    const own = teachers.get(sectionId) ?? new Map<string, string[]>();
    teachers.set(sectionId, own.set(subjectId, [...(own.get(subjectId) ?? []), teacherId]));
  }
  return teachers;
}

function overTerm({ year, termNo, term }: Term, sections: readonly Counted[]) {
  const { students, average, passRate } = tally(sections);
  return students === 0 ? [] : [{ yearId: year.id, year: year.name, termNo, term, students, average, passRate }];
}

/** The students who make up a figure. */
export async function listPerformanceRows(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listPerformanceRows>,
): Promise<CallAnswer<typeof calls.listPerformanceRows>> {
  const [terms, choices] = await Promise.all([store.listTerms(db, school.id), store.readChoices(db, school.id)]);
  const { term } = chooseTerm(terms, query);
  const filter = filterOf(query, term?.versions ?? []);
  const { from = 0, below = 101, outcome, chapterId } = query;
  const rows =
    outcome === 'atRisk'
      ? await people.listAtRisk(db, school.id, filter, MOST_ROWS)
      : await people.listPerformanceRows(db, school.id, filter, {
          from,
          below,
          outcome: outcome ?? null,
          chapterId: chapterId ?? null,
          most: MOST_ROWS,
        });
  return { total: rows[0]?.total ?? 0, rows: rows.map(placesOf(choices)) };
}
