import type { TimetableInstance } from '@shala/contract/timetable';

type Answer = 'possible' | 'impossible' | 'unknown';
type Asking = {
  /** Whether these lessons alone have a timetable. */
  ask: (lessons: string[]) => Promise<Answer>;
  /** False when the time is over, or the search was stopped. */
  isGoing: () => boolean;
};

/**
 * A minimal set of lessons that have no timetable together, found by a deletion filter: the remaining ones would fit without any one of them. It begins with
 * the lessons around those without a place and adds their neighbours until the set is proved impossible. Then it removes lessons that are not needed for the
 * proof, first half of them at a time, and finally one by one. Null when nothing was proved in time.
 */
export async function findConflict(
  instance: TimetableInstance,
  unplaced: readonly string[],
  { ask, isGoing }: Asking,
): Promise<{ lessons: string[]; isSmallest: boolean } | null> {
  let core: string[] | null = null;
  for (let near = neighbours(instance, unplaced.slice(0, 1)); core === null; ) {
    if (!isGoing()) return null;
    if ((await ask(near)) === 'impossible') core = near;
    else if (near.length === instance.lessons.length) return null;
    else {
      const wider = neighbours(instance, near);
      // Lessons unconnected with these cannot be part of the same contradiction, but may contain another one.
      near = wider.length > near.length ? wider : instance.lessons.map(({ id }) => id);
    }
  }
  return shrink(core, { ask, isGoing });
}

async function shrink(all: readonly string[], { ask, isGoing }: Asking): Promise<{ lessons: string[]; isSmallest: boolean }> {
  let core = [...all];
  let isSmallest = true;
  for (let size = Math.ceil(core.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < core.length; ) {
      if (!isGoing()) return { lessons: core, isSmallest: false };
      const rest = [...core.slice(0, from), ...core.slice(from + size)];
      const answer = rest.length === 0 ? 'possible' : await ask(rest);
      if (answer === 'impossible') core = rest;
      else {
        if (size === 1 && answer === 'unknown') isSmallest = false;
        from += size;
      }
    }
  }
  return { lessons: core, isSmallest };
}

/** These lessons, and all that share a teacher, group, room or parallel set with them. */
function neighbours({ lessons, simultaneous }: TimetableInstance, ids: readonly string[]): string[] {
  const inside = new Set(ids);
  const mine = lessons.filter(({ id }) => inside.has(id));
  const owners = new Set(mine.flatMap(ownersOf));
  const together = new Set(simultaneous.filter((set) => set.some(([id]) => inside.has(id))).flatMap((set) => set.map(([id]) => id)));
  return lessons
    .filter((lesson) => inside.has(lesson.id) || together.has(lesson.id) || ownersOf(lesson).some((id) => owners.has(id)))
    .map(({ id }) => id);
}

function ownersOf({ groups, teachers, blocks }: TimetableInstance['lessons'][number]): string[] {
  return [
    ...groups.map((id) => `group ${id}`),
    ...teachers.map((id) => `teacher ${id}`),
    ...blocks.flatMap(({ rooms }) => rooms.map((id) => `room ${id}`)),
  ];
}
