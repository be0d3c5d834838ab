import type { Placement } from '@shala/contract/timetable';
import type { Limits } from './place.ts';

type Seated = Pick<Placement, 'lesson' | 'block' | 'day' | 'period'> & { own: string | undefined; allowed: readonly string[] };

/** Gives each moved lesson the room that it has in its new place, as the server does: its own or another allowed one; none when all are taken. */
export function makeRoomGiver(placements: readonly Placement[], limits: Limits) {
  const usersOf = Map.groupBy(placements, ({ room, day, period }) => `${room} ${day} ${period}`);
  const awayOf = new Map(limits.rooms.map(({ id, unavailable }) => [id, new Set(unavailable.map(String))]));
  return (moves: readonly Seated[]) => {
    const moving = new Set(moves.map(({ lesson, block }) => `${block} ${lesson}`));
    const given = new Set<string>();
    return moves.map(({ own, allowed, ...move }) => {
      const isFree = (room: string) => {
        const key = `${room} ${move.day} ${move.period}`;
        const users = usersOf.get(key)?.filter((row) => !moving.has(`${row.block} ${row.lesson}`)) ?? [];
        return users.length === 0 && !given.has(key) && !awayOf.get(room)?.has(`${move.day},${move.period}`);
      };
      const room = [...(own ? [own] : []), ...allowed].find(isFree) ?? null;
      if (room !== null) given.add(`${room} ${move.day} ${move.period}`);
      return { ...move, room };
    });
  };
}
