import { findSubject } from '@shala/contract/shared';
import { findTeacher } from './find-names.ts';
import { placedGroups, readGroups } from './grid-groups.ts';
import type { GridLesson, GridNames, GridProblem, Named, Place, SeveralSubjects } from './grid-types.ts';

type Tell = (kind: GridProblem['kind'], about: string) => void;

/** Cells that mean that there is no lesson. */
const NOTHING = /^(?:[-–—x.]*|free|vacant|lunch|break|recess|interval|tiffin|assembly|prayer|nil)$/iu;
const NO_TEACHER = /^(?:no teacher|कोई शिक्षक नहीं|vacant|-+)$/iu;
/** What is between the subjects and teachers of one cell. */
const BETWEEN = /\n|\s*[/|(),;+&]\s*|\s+[-–—]\s+|\s+by\s+/iu;

export function isNothing(text: string): boolean {
  return NOTHING.test(text);
}

/** Collects lessons. A place has one subject, or groups. Groups are taught in all their sections, whichever of them names them. */
export function collectLessons(names: GridNames) {
  const lessons = new Map<string, { lesson: GridLesson; row: number; text: string }>();
  const groups = placedGroups();
  const problems: GridProblem[] = [];
  /** What the places name, and those that name several subjects. */
  const cells = new Map<string, SeveralSubjects>();
  const several = new Set<SeveralSubjects>();
  const busy = new Set<string>();
  /** The teacher's id, or null when nobody is named, is known, or is free. */
  function teacherOf(text: string, when: string, tell: Tell): string | null {
    if (text === '') return null;
    const teacher = findTeacher(text, names.teachers);
    const isBusy = teacher !== null && busy.has(`${teacher.id} ${when}`);
    if (teacher === null || isBusy) {
      tell(isBusy ? 'busy' : 'teacher', text);
      return null;
    }
    busy.add(`${teacher.id} ${when}`);
    return teacher.id;
  }

  function take(row: number, text: string, { section, day, period }: Place): void {
    if (NOTHING.test(text)) return;
    const tell = (kind: GridProblem['kind'], about = text) => void problems.push({ row, text: about, kind });
    if (!section) return void tell('section');
    if (!day || !period) return void tell('place');
    const slot = { day, periodId: period.id };
    const whole = findSubject(text, section.subjects);
    const parts = whole ? [text] : partsOf(text);
    const inGroups = readGroups(parts, { section, ...slot }, names);
    if (inGroups) return void groups.add({ row, text, ...slot, ...inGroups });
    const key = `${section.id} ${day} ${period.id}`;
    const cell = cells.get(key) ?? { section, ...slot, parts: [] };
    cells.set(key, cell);
    cell.parts.push(...parts);
    const { subject, rest, isSeveral } = whole ? { subject: whole, rest: '', isSeveral: false } : readParts(parts, section.subjects);
    const there = lessons.get(key)?.lesson;
    if (isSeveral || (subject && there && there.subjectId !== subject.id)) {
      several.add(cell);
      return void tell('groups');
    }
    if (!subject) return void tell('subject');
    const teacherId = teacherOf(rest, `${day} ${period.id}`, tell);
    const lesson = { sectionId: section.id, ...slot, subjectId: subject.id, teacherId };
    lessons.set(key, { lesson, row, text });
  }

  function result(): { lessons: GridLesson[]; problems: GridProblem[]; several: SeveralSubjects[] } {
    const taught = groups.list().flatMap(({ split, day, periodId, row, teachers }) => {
      const tell: Tell = (kind, text) => void problems.push({ row, text, kind });
      return split.groups.flatMap((group) => {
        const named = teachers.get(group.id);
        const own = named ?? names.teachers.find(({ id }) => id === group.teacherId)?.name ?? '';
        const teacherId = teacherOf(own, `${day} ${periodId}`, tell);
        return group.members.map((member) => ({ ...member, day, periodId, teacherId, groupId: group.id }));
      });
    });
    const full = new Set(taught.map(({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`));
    const alone = [...lessons].flatMap(([key, { lesson, row, text }]) => {
      if (!full.has(key)) return [lesson];
      problems.push({ row, text, kind: 'inGroups' });
      return [];
    });
    return { lessons: [...alone, ...taught], problems: problems.toSorted((a, b) => a.row - b.row), several: [...several] };
  }
  return { take, tell: (problem: GridProblem) => void problems.push(problem), result };
}

function partsOf(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.replaceAll(/[[\]]/g, '').trim())
    .filter((part) => part !== '' && !NO_TEACHER.test(part));
}

/** Subject and teacher of a cell: `Maths (K. Joshi)`, `Maths / K. Joshi`, or on two lines; the teacher may come first. */
function readParts(parts: readonly string[], subjects: readonly Named[]): { subject: Named | null; rest: string; isSeveral: boolean } {
  const found = parts.map((part) => findSubject(part, subjects));
  const at = found.findIndex((subject) => subject !== null);
  const isSeveral = new Set(found.flatMap((subject) => subject?.id ?? [])).size > 1;
  return { subject: found[at] ?? null, rest: parts.filter((_part, place) => place !== at).join(' '), isSeveral };
}
