import { plainName } from '@shala/contract/shared';
import type { Rules, RulesToSave } from '../store/rules.store.ts';
import type { FetFile } from './fet-file.ts';
import type { FetNames } from './fet-names.ts';

/** The rooms of the file: those of the school keep their name, new ones are to be added. */
export function listRooms({ instance }: FetFile, rules: Rules, names: FetNames): RulesToSave['rooms'] {
  const known = new Map(rules.rooms.map((room) => [plainName(room.name), room]));
  const kinds = kindsOf(instance.lessons);
  return instance.rooms.map(({ id, unavailable }) => {
    const own = known.get(plainName(id));
    const kind = own?.kind || kinds.get(id) || '';
    return { ...(own && { id: own.id }), name: own?.name ?? id.slice(0, 60), kind, away: names.placesOf(unavailable) };
  });
}

/** Several rooms of one lesson are of one kind, with the name of its subject. A room in two different sets has none, as it can have one kind only. */
function kindsOf(lessons: FetFile['instance']['lessons']): Map<string, string> {
  const sets = new Map<string, { rooms: string[]; subject: string }>();
  for (const { subject, blocks } of lessons)
    for (const { rooms } of blocks) if (rooms.length > 1) sets.set(rooms.toSorted().join('\n'), { rooms, subject });
  const counts = new Map<string, number>();
  for (const { rooms } of sets.values()) for (const room of rooms) counts.set(room, (counts.get(room) ?? 0) + 1);
  return new Map(
    [...sets.values()].flatMap(({ rooms, subject }) =>
      rooms.every((room) => counts.get(room) === 1) ? rooms.map((room) => [room, subject.slice(0, 40)] as const) : [],
    ),
  );
}
