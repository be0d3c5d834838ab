import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { usualClasses, usualWeek } from '../rules/subject-weeks.ts';
import * as structure from '../store/structure.store.ts';
import * as subjects from '../store/subjects.store.ts';
import { listUnused } from '../store/uses.store.ts';
import { ensureSections } from './ensure-sections.ts';
import { removeClass, removeSection, renameClass } from './structure.ts';

/**
 * Changes classes and sections to exactly those of a grid, in its order: renames, adds, and deletes missing ones. Refuses a name given twice, and deleting one
 * that is used.
 */
export async function saveClassGrid(
  context: WriteContext,
  { body: { classes } }: Input<typeof calls.saveClassGrid>,
): Promise<CallAnswer<typeof calls.saveClassGrid>> {
  const { db, school } = context;
  refuseTwice(classes.map(({ className }) => className));
  for (const { sections } of classes) refuseTwice(sections);
  const before = await structure.listClassTree(db, school.id);
  for (const { classId, className } of classes) {
    const found = classId === undefined ? undefined : before.find(({ id }) => id === classId.toLowerCase());
    if (classId !== undefined && found === undefined) throw notFound();
    if (found && found.className !== className)
      await renameClass(context, { params: { classId: found.id }, body: { className }, query: undefined });
  }
  await ensureSections(
    context,
    classes.flatMap(({ className, sections }) => sections.map((section) => ({ className, section }))),
  );
  for (const one of await structure.listClassTree(db, school.id)) {
    const wanted = classes.find(({ className }) => className === one.className);
    if (wanted === undefined) await removeClass(context, { params: { classId: one.id }, body: undefined, query: undefined });
    else
      for (const { id, section } of one.sections)
        if (!wanted.sections.some((name) => name.toLowerCase() === section.toLowerCase()))
          await removeSection(context, { params: { sectionId: id }, body: undefined, query: undefined });
  }
  const after = await structure.listClassTree(db, school.id);
  const order = classes.flatMap(({ className }) => after.find((one) => one.className === className)?.id ?? []);
  await structure.orderClasses(db, school.id, order);
  return { classes: after.length, sections: after.reduce((sum, { sections }) => sum + sections.length, 0) };
}

function refuseTwice(names: readonly string[]): void {
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) throw new Refusal('conflict', 'nameTaken');
}

/** Subjects with periods a week, with equal classes combined; subjects that the school has not set are proposed by its board and state. */
export async function getSubjectWeeks({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getSubjectWeeks>> {
  const { board, state, periodsADay, classes } = await subjects.getSubjectWeeks(db, school.id);
  const periodsAWeek = periodsADay * DAYS_A_WEEK;
  const groups = new Map<string, CallAnswer<typeof calls.getSubjectWeeks>['groups'][number]>();
  const usual = usualClasses(classes.map(({ className }) => className));
  for (const [index, { id, className, closed, subjects: own }] of classes.entries()) {
    const open = periodsAWeek - closed;
    const isSet = own.some(({ periodsPerWeek }) => periodsPerWeek > 0);
    const week = isSet ? own : usualWeek(usual[index] ?? className, { board, state }, open);
    const key = JSON.stringify([week, open]);
    const group = groups.get(key) ?? { classIds: [], classNames: [], isSet, subjects: week, periodsAWeek: open };
    groups.set(key, { ...group, classIds: [...group.classIds, id], classNames: [...group.classNames, className] });
  }
  return { board, periodsAWeek, groups: [...groups.values()] };
}

/** Monday to Saturday. */
const DAYS_A_WEEK = 6;

/** Sets subjects and periods a week of several classes at once; subjects that are not given are deleted, or have no periods where they were used. */
export async function saveSubjectWeeks(
  { db, school, audit }: WriteContext,
  { body: { groups } }: Input<typeof calls.saveSubjectWeeks>,
): Promise<CallAnswer<typeof calls.saveSubjectWeeks>> {
  const rows = groups.flatMap(({ classIds, subjects: week }) =>
    classIds.flatMap((classId) => week.map((subject, place) => ({ classId, place: place + 1, ...subject }))),
  );
  for (const { subjects: week } of groups) refuseTwice(week.map(({ name }) => name));
  const others = await subjects.saveSubjectWeeks(db, school.id, { classIds: groups.flatMap(({ classIds }) => classIds), rows });
  if (others === null) throw notFound();
  const removed = await removeUnused(db, school.id, others);
  const classes = new Set(rows.map(({ classId }) => classId)).size;
  audit({ entity: 'subject', ...(removed.length > 0 && { before: { removed } }), after: { classes, subjects: rows.length } });
  return { subjects: rows.length };
}

/** Deletes those of the subjects that nothing but plans refers to, and names them. */
async function removeUnused(db: WriteContext['db'], schoolId: string, others: readonly { id: string; name: string }[]): Promise<string[]> {
  const ids = others.map(({ id }) => id);
  const unused = await listUnused(db, { schoolId, table: 'subjects', ids, besides: subjects.PLANNED });
  const gone = others.filter(({ id }) => unused.has(id));
  await subjects.removeSubjects(
    db,
    schoolId,
    gone.map(({ id }) => id),
  );
  return [...new Set(gone.map(({ name }) => name))];
}
