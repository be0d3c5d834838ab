import type { TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import type { RuleIndex, Slot } from './rule-index.ts';

/**
 * Puts class teachers into the first periods of their section: as many of their single periods as there are such days, subjects with most periods first. Days
 * on which the teacher is not available then, or whose first period is fixed, are left out. A teacher of two sections can have it in one of them.
 */
export function putClassTeachersFirst(week: Week, lessons: readonly TimetableLesson[], index: RuleIndex): TimetableLesson[] {
  const bySection = new Map<string, TimetableLesson[]>();
  for (const lesson of lessons) {
    const [sectionId = ''] = lesson.groups;
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), lesson]);
  }
  const seen = new Set<string>();
  const changed = new Map<string, TimetableLesson>();
  for (const { id, classId, classTeacherId } of week.sections) {
    if (classTeacherId === null || seen.has(classTeacherId)) continue;
    const own = bySection.get(id) ?? [];
    const taught = own.filter(({ teachers }) => teachers.includes(classTeacherId));
    if (taught.length === 0) continue;
    seen.add(classTeacherId);
    const away = new Set((index.teacher(classTeacherId)?.away ?? []).map(String));
    const taken = new Set(own.flatMap(({ blocks }) => blocks.flatMap(({ starts }) => (starts?.length === 1 ? starts.map(String) : []))));
    const firsts = index
      .openDays(classId)
      .flatMap((slots): Slot[] => slots.slice(0, 1))
      .filter((slot) => !away.has(String(slot)) && !taken.has(String(slot)));
    let left = firsts.length;
    for (const lesson of taught.toSorted((a, b) => b.blocks.length - a.blocks.length)) {
      const blocks = lesson.blocks.map((block) => {
        const starts = block.starts ? firsts.filter((slot) => block.starts?.some((other) => String(other) === String(slot))) : firsts;
        if (left === 0 || block.len > 1 || block.starts?.length === 1 || starts.length === 0) return block;
        left--;
        return { ...block, starts };
      });
      changed.set(lesson.id, { ...lesson, blocks });
    }
  }
  return lessons.map((lesson) => changed.get(lesson.id) ?? lesson);
}
