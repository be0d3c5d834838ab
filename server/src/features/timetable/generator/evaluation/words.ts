import type { Contradiction, Mend, TimetableInstance } from '@shala/contract/timetable';
import type { Blocked } from '../kernel/generate.ts';

/** A contradiction and its possible repairs as a sentence, with the names in the file. */
export function describe(instance: TimetableInstance, { kind, about, ids, days, needs, has, lessons, mends }: Contradiction): string {
  const who = about === 'lesson' ? ids.map((id) => nameLesson(instance, id)).join(' and ') : ids.join(' or ');
  const when = days.length === instance.days.length ? 'in the week' : `on ${days.map((day) => instance.days[day]).join(', ')}`;
  const sentence = {
    periods: `${who} needs ${needs} periods ${when} and has ${has} (${lessons.length} lessons).`,
    doubles: `${who} needs ${needs} places for long sittings ${when} and has ${has}.`,
    noPlace: `${who} has a sitting that fits nowhere in the week.`,
    spread: `${who} has ${needs} sittings, and its days have room for ${has}.`,
    shared: `${who} are parallel, and need the same teacher or group.`,
    alone: `The lessons of ${who} cannot all be placed, even if nobody else had any.`,
  }[kind];
  return [sentence, ...mends.map((mend) => `  - ${describeMend(instance, mend)}`)].join('\n');
}

function describeMend(instance: TimetableInstance, { kind, who = '', lesson = '', day = 0, periods = 0, limit = 0 }: Mend): string {
  const [on, title] = [instance.days[day], nameLesson(instance, lesson)];
  const sentences: Record<Mend['kind'], string> = {
    freeTeacher: `Free ${who} for ${periods} more on ${on}.`,
    freeGroup: `Free ${who} for ${periods} more on ${on}.`,
    freeRoom: `Free ${who} for ${periods} more on ${on}.`,
    teacherDay: `Allow ${who} ${limit} periods a day.`,
    teacherRun: `Allow ${who} ${limit} periods in a row.`,
    dayCap: `Allow ${title} ${limit} times a day.`,
    daysApart: `Let ${title} be on days that follow each other.`,
    otherTeacher: `Give ${title} to ${who}.`,
    fewer: lesson === '' ? `Take at least ${periods} periods from ${who}.` : `Give ${title} ${periods} fewer sittings.`,
    unlock: `Unlock ${title}.`,
    anyPlace: `Let ${title} be at any place of the week.`,
    anyRoom: `Let ${title} be in any room.`,
    noLongs: `Give ${title} single periods only.`,
  };
  return sentences[kind];
}

/** An unplaced sitting as a sentence that says what prevents it. */
export function describeBlocked(instance: TimetableInstance, { lesson, block, places, blockers }: Blocked): string {
  const most = blockers.slice(0, 3).map(({ who, places: taken }) => `${who} is busy in ${taken}`);
  return `${nameLesson(instance, lesson)}, sitting ${block + 1}, found no place: of its ${places} places ${most.join(', ') || 'none can be had'}.`;
}

/** Contradicting lessons as a sentence, with their teachers and numbers of sittings. */
export function describeConflict(
  instance: TimetableInstance,
  { lessons, isSmallest }: { lessons: readonly string[]; isSmallest: boolean },
): string {
  const names = lessons.map((id) => {
    const lesson = instance.lessons.find((one) => one.id === id);
    return `${nameLesson(instance, id)} of ${lesson?.groups.join(' and ')} with ${lesson?.teachers.join(' and ') || 'nobody'}, ${lesson?.blocks.length} sittings`;
  });
  const rest = isSmallest ? ' Without any one of them the others have a timetable.' : '';
  return `No timetable has all of these: ${names.join('; ')}.${rest}`;
}

function nameLesson({ lessons }: TimetableInstance, id: string): string {
  const lesson = lessons.find((one) => one.id === id);
  return lesson?.subject ? `${lesson.subject} (${id})` : id;
}
