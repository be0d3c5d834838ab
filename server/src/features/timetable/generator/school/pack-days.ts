import type { TimetableInstance } from '@shala/contract/timetable';

/**
 * The same instance with vacant periods only at the end of a section's days: each day has a fixed number of periods from its first one, with longer days early
 * in the week. This may be impossible; then the original instance is used.
 */
export function packDays(instance: TimetableInstance): TimetableInstance {
  const { days, periods, closed } = instance;
  const needed = new Map<string, number>();
  for (const { groups, blocks } of instance.lessons) {
    const count = blocks.reduce((sum, { len }) => sum + len, 0);
    for (const id of groups) needed.set(id, (needed.get(id) ?? 0) + count);
  }
  const groups = instance.groups.map((group) => {
    const away = new Set([...closed, ...group.unavailable].map(String));
    const open = days.map((_name, day) =>
      periods.map((_period, period): [number, number] => [day, period]).filter((slot) => !away.has(String(slot))),
    );
    const lengths = share(
      needed.get(group.id) ?? 0,
      open.map((slots) => slots.length),
    );
    return { ...group, unavailable: [...group.unavailable, ...open.flatMap((slots, day) => slots.slice(lengths[day] ?? 0))] };
  });
  return { ...instance, groups };
}

/** Distributes periods over the days as evenly as possible, the first days longer. */
function share(total: number, room: readonly number[]): number[] {
  const lengths = room.map(() => 0);
  for (let left = total; left > 0; left--) {
    let best = -1;
    lengths.forEach((length, day) => {
      if (length < (room[day] ?? 0) && (best < 0 || length < (lengths[best] ?? 0))) best = day;
    });
    if (best < 0) return lengths;
    lengths[best] = (lengths[best] ?? 0) + 1;
  }
  return lengths;
}
