import { type TimetableInstance, timetableInstance } from './instance.ts';

/** At most this number of problems is reported; the rest are similar. */
const MOST_TOLD = 20;

/** The instance, or its problems in whole sentences. An accepted instance cannot make the generator fail later. */
export function readInstance(input: unknown): { instance: TimetableInstance } | { problems: string[] } {
  const parsed = timetableInstance.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? `The file is not a timetable instance: ${message}.` : `The value of ${path.join('.')} is not valid: ${message}.`,
    );
    return { problems: problems.slice(0, MOST_TOLD) };
  }
  const problems = [...listDoubles(parsed.data), ...listMissing(parsed.data), ...listOutside(parsed.data)];
  return problems.length > 0 ? { problems: problems.slice(0, MOST_TOLD) } : { instance: parsed.data };
}

/** Names that occur twice in one list. */
function* listDoubles({ groups, teachers, rooms, lessons }: TimetableInstance): Generator<string> {
  for (const [what, list] of Object.entries({ group: groups, teacher: teachers, room: rooms, lesson: lessons })) {
    const seen = new Set<string>();
    for (const { id } of list) {
      if (seen.has(id)) yield `The ${what} ${id} is listed twice. Give each ${what} a name of its own.`;
      seen.add(id);
    }
  }
}

/** References to groups, teachers, rooms, lessons and blocks that do not exist in the file. */
function* listMissing({ groups, teachers, rooms, lessons, simultaneous }: TimetableInstance): Generator<string> {
  const known = { group: idsOf(groups), teacher: idsOf(teachers), room: idsOf(rooms) };
  const blocksOf = new Map(lessons.map(({ id, blocks }) => [id, blocks.length]));
  for (const lesson of lessons) {
    const title = `Lesson ${lesson.id}${lesson.subject && ` (${lesson.subject})`}`;
    for (const id of lesson.groups) if (!known.group.has(id)) yield `${title} names the group ${id}, which is not in the list of groups.`;
    for (const id of lesson.teachers)
      if (!known.teacher.has(id)) yield `${title} names the teacher ${id}, who is not in the list of teachers.`;
    for (const id of new Set(lesson.blocks.flatMap((block) => block.rooms)))
      if (!known.room.has(id)) yield `${title} names the room ${id}, which is not in the list of rooms.`;
    if (new Set(lesson.groups).size < lesson.groups.length) yield `${title} names a group twice.`;
    if (new Set(lesson.teachers).size < lesson.teachers.length) yield `${title} names a teacher twice.`;
  }
  const tied = new Set<string>();
  for (const [id, block] of simultaneous.flat()) {
    const count = blocksOf.get(id);
    if (count === undefined) yield `A set of parallel lessons names the lesson ${id}, which is not in the list of lessons.`;
    else if (block >= count) yield `A set of parallel lessons names sitting ${block + 1} of lesson ${id}, which has only ${count}.`;
    if (tied.has(`${id} ${block}`)) yield `Sitting ${block + 1} of lesson ${id} is in two sets of parallel lessons. Join the two sets.`;
    tied.add(`${id} ${block}`);
  }
}

/** Slots outside the week, and blocks longer than a day. */
function* listOutside({ days, periods, closed, groups, teachers, rooms, lessons }: TimetableInstance): Generator<string> {
  const isOutside = ([day, period]: readonly [number, number]) => day >= days.length || period >= periods.length;
  const outside = (what: string) => `${what} names a place outside the week of ${days.length} days and ${periods.length} periods.`;
  if (closed.some(isOutside)) yield outside('The list of closed periods');
  for (const [what, list] of Object.entries({ group: groups, teacher: teachers, room: rooms }))
    for (const { id, unavailable } of list) if (unavailable.some(isOutside)) yield outside(`The ${what} ${id}`);
  for (const { id, blocks } of lessons) {
    if (blocks.some(({ starts }) => starts?.some(isOutside))) yield outside(`Lesson ${id}`);
    const longest = Math.max(0, ...blocks.map(({ len }) => len));
    if (longest > periods.length) yield `Lesson ${id} has a sitting of ${longest} periods, and a day has only ${periods.length}.`;
  }
}

function idsOf(list: readonly { id: string }[]): Set<string> {
  return new Set(list.map(({ id }) => id));
}
