import type { getPerformance, listPerformanceRows } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext, SharedContext } from '#platform/http';
import { distribute, tally, tallyBy } from '../rules/tally-figures.ts';
import * as store from '../store/performance.store.ts';
import * as figures from '../store/performance-figures.store.ts';
import { findYear } from '../store/years.store.ts';

type Query = Input<typeof getPerformance>['query'];
type Term = Awaited<ReturnType<typeof store.listTerms>>[number];
const MOST = 10;
const MOST_AT_RISK = 50;

/** The term that is asked for, else the newest, and the one published before it of the same kind. */
function chooseTerm(
  terms: readonly Term[],
  { yearId, termNo }: Pick<Query, 'yearId' | 'termNo'>,
): { term: Term | null; before: Term | null } {
  const wanted = terms.filter((one) => (yearId === undefined || one.yearId === yearId) && (termNo === undefined || one.termNo === termNo));
  const term = wanted.find((one) => one.termNo > 0) ?? wanted[0] ?? null;
  const older = term === null ? [] : terms.slice(terms.indexOf(term) + 1);
  return { term, before: older.find((one) => (one.termNo === 0) === (term?.termNo === 0)) ?? null };
}

function filterOf(query: Query, versions: readonly string[]): store.Filter {
  return {
    versions,
    classId: query.classId ?? null,
    sectionId: query.sectionId ?? null,
    subject: query.subject ?? null,
    teacherId: query.teacherId ?? null,
  };
}

/** The figures of a term, of what was counted on publishing. Everything is asked of the database at once. */
export async function readPerformance(
  context: SharedContext,
  { query }: Input<typeof getPerformance>,
): Promise<CallAnswer<typeof getPerformance>> {
  const { db, school } = context;
  const [terms, choices] = await Promise.all([store.listTerms(db, school.id), store.readChoices(db, school.id)]);
  const { term, before } = chooseTerm(terms, query);
  const filter = filterOf(query, term?.versions ?? []);
  const versionsBefore = before?.versions ?? [];
  const [{ now, was }, overTerms, people, byChapter, year] = await Promise.all([
    figures.readCounts(db, school.id, { ...filter, before: versionsBefore }),
    figures.listOverTerms(db, school.id, { ...filter, versions: terms.flatMap(({ versions }) => versions) }),
    readPeople(context, filter, versionsBefore),
    term === null ? [] : store.listByChapter(db, school.id, { ...filter, yearId: term.yearId }),
    term === null ? null : findYear(db, school.id, term.yearId),
  ]);
  const wasWhole = tally(was.sections);
  return {
    ...{ year, termNo: term?.termNo ?? null, before: before === null ? null : `${before.term} ${before.year}`, ...choices },
    terms: terms.map(({ versions: _, ...one }) => one),
    whole: { ...tally(now.sections), averageBefore: wasWhole.average, passRateBefore: wasWhole.passRate },
    distribution: distribute(now.sections),
    ...groupCounts(now, was, choices),
    ...{ byChapter, overTerms },
    ...people,
  };
}

/** The counts by section, subject and teacher, each with its average of the term before; sections and teachers in the order of the choices. */
function groupCounts(now: figures.TermCounts, was: figures.TermCounts, { classes, teachers }: store.Choices) {
  const compared = (at: keyof figures.TermCounts, keysOf: Parameters<typeof tallyBy>[1]) => {
    const before = tallyBy(was[at], keysOf);
    const groups = tallyBy(now[at], keysOf);
    return (names: Iterable<{ id: string; name: string }>) =>
      [...names].flatMap(({ id, name }) => {
        const own = groups.get(id);
        return own === undefined ? [] : [{ id, name, ...own, before: before.get(id)?.average ?? null }];
      });
  };
  const sections = classes.flatMap((one) => one.sections.map(({ id, name }) => ({ id, name: `${one.name} ${name}` })));
  const subjects = new Set(now.subjects.map(({ subject }) => subject));
  return {
    bySection: compared('sections', ({ sectionId }) => [sectionId])(sections),
    bySubject: compared('subjects', ({ subject }) => [subject])([...subjects].map((name) => ({ id: name, name }))),
    byTeacher: compared('subjects', ({ teacherIds }) => teacherIds)(teachers),
  };
}

async function readPeople({ db, school }: ReadContext, filter: store.Filter, before: readonly string[]) {
  const [toppers, movers, atRisk] = await Promise.all([
    store.listToppers(db, school.id, filter, MOST),
    before.length === 0 ? [] : store.listMovers(db, school.id, filter, { before, most: MOST }),
    store.listAtRisk(db, school.id, filter, MOST_AT_RISK),
  ]);
  const moved = movers.map(({ change: _, ...person }) => person);
  const fell = moved.filter((_, index) => (movers[index]?.change ?? 0) < 0);
  return {
    toppers,
    fell,
    rose: moved.filter((person) => !fell.includes(person)).reverse(),
    atRisk: atRisk.map(({ total: _, ...person }) => person),
    atRiskTotal: atRisk[0]?.total ?? 0,
  };
}

/** The students behind a figure. */
export async function readRows(
  { db, school }: ReadContext,
  { query }: Input<typeof listPerformanceRows>,
): Promise<CallAnswer<typeof listPerformanceRows>> {
  const { term } = chooseTerm(await store.listTerms(db, school.id), query);
  const rows = await store.listRows(db, school.id, filterOf(query, term?.versions ?? []), {
    from: query.from ?? 0,
    below: query.below ?? 101,
    outcome: query.outcome ?? null,
  });
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
