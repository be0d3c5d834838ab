import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { UploadContext, WriteContext } from '#platform/http';
import { sheetReader } from '#platform/sheets';
import { countPlaces } from '../generator/school/placements.ts';
import type { GridLesson, GridNames, GridSplit } from '../rules/grid-types.ts';
import { readGrid, readGridWithGroups } from '../rules/read-grid.ts';
import { insertDraft, listDrafts } from '../store/drafts.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import { NO_CHANGE, type Rules, readRules, saveTimetableRules } from '../store/rules.store.ts';
import { MOST_DRAFTS } from './drafts.ts';
import { auditRules } from './rules.ts';
import { sectionFinder } from './section-finder.ts';

/** A list with one period in each row for 200 sections, or grids for as many. */
const readSheet = sheetReader({ rows: 12_000, columns: 60 });
/** How many problems are listed; their total number is always given. */
const MOST_TOLD = 100;
/** The most periods a week of a group in the rules. */
const MOST_PERIODS = 48;

/** The lessons in a file, and what was not understood, without saving anything. */
export async function readTimetableSheet({ db, school, file }: UploadContext): Promise<CallAnswer<typeof calls.readTimetableSheet>> {
  const week = await readWeek(db, school.id);
  const names = namesOf(week, await readRules(db, school.id));
  const { lessons, problems, newSplits } = readGridWithGroups(await readRows(file.bytes), names);
  return {
    sections: new Set(lessons.map(({ sectionId }) => sectionId)).size,
    lessons: countPlaces(lessons),
    withoutTeacher: countPlaces(lessons.filter(({ teacherId }) => teacherId === null)),
    problems: problems.slice(0, MOST_TOLD).map((problem) => ({ ...problem, text: problem.text.slice(0, 200) })),
    problemCount: problems.length,
    newGroups: newSplits.map(({ name, places }) => ({ name, periods: places.size })),
  };
}

/** Saves the understood lessons as a draft, which can be used like any other, and in the rules the groups that only the file names. */
export async function addTimetableSheet(context: UploadContext): Promise<CallAnswer<typeof calls.addTimetableSheet>> {
  const rows = await readRows(context.file.bytes);
  return context.inTransaction(async ({ db, school, admin, audit }) => {
    await lockTimetable(db, school.id);
    const before = await readRules(db, school.id);
    const read = readGridWithGroups(rows, namesOf(await readWeek(db, school.id), before));
    if (read.lessons.length === 0) throw new Refusal('unprocessable', 'sheetNoLessons');
    if ((await listDrafts(db, school.id)).length >= MOST_DRAFTS) throw new Refusal('conflict', 'draftsFull');
    const lessons = read.newSplits.length === 0 ? read.lessons : await addGroups({ db, school, audit }, { rows, before, ...read });
    const id = await insertDraft(db, school.id, { origin: 'imported', state: 'done', seconds: 1, lessons, accountId: admin.id });
    const count = countPlaces(lessons);
    audit({ entity: 'timetableDraft', entityId: id, after: { lessons: count, file: context.file.name } });
    return { id, lessons: count };
  });
}

type Reading = { rows: string[][]; before: Rules; newSplits: Required<GridSplit>[] };

/** Adds the groups to the rules and reads the file again with them, so that its lessons name them. */
async function addGroups(
  { db, school, audit }: Pick<WriteContext, 'db' | 'school' | 'audit'>,
  { rows, before, newSplits }: Reading,
): Promise<GridLesson[]> {
  const splits = newSplits.map(({ name, groups, places }) => ({
    name,
    periodsPerWeek: Math.min(places.size, MOST_PERIODS),
    groups: groups.map(({ id: _id, members, ...group }) => ({ ...group, members: [...members] })),
  }));
  await saveTimetableRules(db, school.id, { ...NO_CHANGE, splits });
  const rules = await readRules(db, school.id);
  auditRules({ school, audit }, before, rules);
  const placesOf = new Map(newSplits.map(({ name, places }) => [name, places]));
  const names = namesOf(await readWeek(db, school.id), rules);
  const known = names.splits.map((split) => {
    const places = placesOf.get(split.name);
    return places ? { ...split, places } : split;
  });
  return readGrid(rows, { ...names, splits: known }).lessons;
}

async function readRows(bytes: Uint8Array): Promise<string[][]> {
  try {
    return await readSheet(bytes);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'sheetChoice') throw error;
    throw new Refusal('unprocessable', 'sheetMany', { values: { count: error.details.values?.count ?? 0 } });
  }
}

/** The ways in which a file may name sections, subjects and teachers. */
function namesOf({ periods, sections, subjects, teachers, splits }: Week, { sectionSubjects }: Rules): GridNames {
  const alone = new Set(sectionSubjects.flatMap((row) => (row.periodsPerWeek ? `${row.sectionId} ${row.subjectId}` : [])));
  const { find } = sectionFinder({ sections });
  const subjectsOf = (classId: string) => subjects.filter((subject) => subject.classId === classId);
  return {
    periods,
    splits,
    isAlsoAlone: (sectionId, subjectId) => alone.has(`${sectionId} ${subjectId}`),
    teachers: teachers.filter(({ isTeaching }) => isTeaching),
    findSection: (text) => {
      // A number alone is a period, not a class.
      const found = /^\d{1,2}$/.test(text.trim()) ? undefined : find(text);
      return found ? { id: found.id, name: `${found.className} ${found.name}`, subjects: subjectsOf(found.classId) } : null;
    },
  };
}
