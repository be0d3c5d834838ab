import type { TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import { CORE_PERIODS, makeBlocks } from './lesson-blocks.ts';
import type { RuleIndex, Slot } from './rule-index.ts';

type Split = Week['splits'][number];

/**
 * Lessons taught in groups, or to combined classes: one lesson for each group, all groups of a split at the same time. The lesson of the first group has all
 * sections of the split, so that nothing else is placed there; the others need only their teacher and room.
 */
export function splitLessons(
  week: Week,
  openDays: ReadonlyMap<string, Slot[][]>,
  index: RuleIndex,
): Pick<TimetableInstance, 'lessons' | 'simultaneous'> {
  const teachers = new Set(week.teachers.map(({ id }) => id));
  const made = week.splits.map((split) => lessonsOf(split, openDays, index, teachers));
  return {
    lessons: made.flat(),
    simultaneous: made.flatMap(([lead, ...others]) =>
      lead === undefined || others.length === 0
        ? []
        : lead.blocks.map((_block, at) => [lead, ...others].map(({ id }): [string, number] => [id, at])),
    ),
  };
}

function lessonsOf(
  { groups: all, periodsPerWeek: periods }: Split,
  openDays: ReadonlyMap<string, Slot[][]>,
  index: RuleIndex,
  teachers: ReadonlySet<string>,
): TimetableLesson[] {
  const groups = all.filter(({ members: own }) => own.length > 0);
  const members = groups.flatMap((group) => group.members).filter(({ sectionId }) => openDays.has(sectionId));
  const sections = [...new Set(members.map(({ sectionId }) => sectionId))];
  const first = members.find(({ sectionId, subjectId }) => index.fixedOf(sectionId, subjectId).length > 0) ?? members[0];
  if (first === undefined) return [];
  // Its double periods and its half of the day are those of the first group's subject, and of one with fixed periods.
  const { blocks, maxBlocksPerDay } = makeBlocks({ ...first, periods }, commonDays(sections, openDays), index, groups[0]?.teacherId ?? '');
  return groups.flatMap(({ id, teacherId, members: own }, at): TimetableLesson[] => {
    const [member] = own;
    if (member === undefined) return [];
    const rooms = index.roomsOf(member.subjectId);
    const isForLongs = index.hasRoomForLongsOnly(member.subjectId);
    return [
      {
        id: `${member.sectionId} ${member.subjectId} ${id}`,
        subject: member.subjectId,
        groups: at === 0 ? sections : [],
        teachers: teacherId !== null && teachers.has(teacherId) ? [teacherId] : [],
        core: periods >= CORE_PERIODS,
        maxBlocksPerDay,
        minDaysBetween: 0,
        blocks: blocks.map((block) => ({ ...block, rooms: isForLongs && block.len === 1 ? [] : rooms })),
      },
    ];
  });
}

/** The slots in which all of these sections have lessons, for each day. */
function commonDays(sections: readonly string[], openDays: ReadonlyMap<string, Slot[][]>): Slot[][] {
  const [first, ...others] = sections.map((id) => openDays.get(id) ?? []);
  const open = others.map((days) => new Set(days.flat().map(String)));
  return (first ?? []).map((slots) => slots.filter((slot) => open.every((own) => own.has(String(slot)))));
}
