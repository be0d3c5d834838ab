import type { previewScheme } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { listClassAssessments } from '../store/class-assessment.store.ts';
import { listPublishedTerms } from '../store/marks.store.ts';
import { listSchemes } from '../store/schemes.store.ts';
import { type ComputedSubject, computeLoaded, type Loaded, loadClass } from './compute.ts';
import { fromWire, requireOwn } from './schemes.ts';
import { requireYear } from './year.ts';

const MOST_ROWS = 50;
type Row = CallAnswer<typeof previewScheme>['rows'][number];

/** Whose results a changed scheme changes: both are computed from the same marks and compared. */
export async function tryScheme(
  context: ReadContext,
  { params, body }: Input<typeof previewScheme>,
): Promise<CallAnswer<typeof previewScheme>> {
  const { db, school } = context;
  const [present] = await listSchemes(db, school.id, { schemeId: params.schemeId });
  if (present === undefined) throw notFound();
  const next = fromWire(body);
  await requireOwn(context, present, body);
  const year = await requireYear(context, undefined);
  const classes = (await listClassAssessments(db, school.id, { yearId: year.id })).filter(({ subjects }) =>
    subjects.some(({ schemeId }) => schemeId === present.id),
  );
  const changed = {
    ...present,
    ...next,
    terms: next.terms.map((term) => ({
      ...term,
      components: term.components.map((one, index) => ({ ...one, id: one.id ?? `new ${index}`, papers: 0 })),
    })),
  };
  const rows: Row[] = [];
  const published: string[] = [];
  let students = 0;
  for (const one of classes) {
    const loaded = await loadClass(db, school.id, { yearId: year.id, classId: one.classId, termNo: 0 });
    const tried: Loaded = { ...loaded, schemes: loaded.schemes.map((scheme) => (scheme.id === present.id ? changed : scheme)) };
    students += loaded.students.length;
    const terms = Math.min(present.terms.length, changed.terms.length);
    for (let termNo = 1; termNo <= terms; termNo++)
      rows.push(...compareTerm(one.className, loaded, tried, { termNo, schemeId: present.id }));
    const held = await listPublishedTerms(db, school.id, {
      yearId: year.id,
      classId: one.classId,
      terms: present.terms.map(({ termNo }) => termNo),
    });
    if (held.length > 0) published.push(one.className);
  }
  return { students, changed: rows.length, publishedClasses: published, rows: rows.slice(0, MOST_ROWS) };
}

function compareTerm(className: string, loaded: Loaded, tried: Loaded, { termNo, schemeId }: { termNo: number; schemeId: string }): Row[] {
  const before = computeLoaded(loaded, termNo);
  const after = new Map(computeLoaded(tried, termNo).students.map((student) => [student.id, student]));
  return before.students.flatMap((student) =>
    student.subjects
      .filter((subject) => subject.schemeId === schemeId)
      .flatMap((subject) => {
        const other = after.get(student.id)?.subjects.find(({ subjectId }) => subjectId === subject.subjectId);
        const [one, two] = [describe(subject), other === undefined ? '' : describe(other)];
        return one === two
          ? []
          : [
              {
                name: student.name,
                className: `${className} ${student.section}`,
                subject: subject.subject,
                term: before.term,
                before: one,
                after: two,
              },
            ];
      }),
  );
}

function describe({ percent, grade, outcome }: Pick<ComputedSubject, 'percent' | 'grade' | 'outcome'>): string {
  return percent === null ? '–' : [`${percent / 100} %`, grade, outcome === 'fail' ? 'fail' : ''].filter((text) => text !== '').join(' · ');
}
