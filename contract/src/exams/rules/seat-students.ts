/** A student to be seated. Students of a class are given in the order of their roll numbers. */
export type Sitter = { studentId: string; paperId: string; classId: string };
export type SeatingRoom = { id: string; rows: number; benches: number; seatsPerBench: number };
export type Seat = Sitter & { roomId: string; row: number; column: number };

/** More classes in one room do not separate neighbours better, and make handing out papers harder. */
const CLASSES_A_ROOM = 4;

export const capacityOf = ({ rows, benches, seatsPerBench }: SeatingRoom): number => rows * benches * seatsPerBench;

/**
 * Seats all students room by room, in the order of the rooms. In each room up to four classes share the seats, the largest first, each in proportion to its
 * remaining students. So a large class is not left for the last room, and neighbours come from different classes while two classes are left. Within a class the
 * order of roll numbers is kept. Null when the rooms are too small.
 */
export function seatStudents(sitters: readonly Sitter[], rooms: readonly SeatingRoom[]): Seat[] | null {
  if (sitters.length > rooms.reduce((sum, room) => sum + capacityOf(room), 0)) return null;
  const queues = new Map<string, Sitter[]>();
  for (const sitter of sitters) queues.set(sitter.classId, [...(queues.get(sitter.classId) ?? []), sitter]);
  const seats: Seat[] = [];
  let left = sitters.length;
  for (const room of rooms) {
    if (left === 0) break;
    const seated = fillRoom(room, queues);
    seats.push(...seated);
    left -= seated.length;
  }
  return seats;
}

function fillRoom(room: SeatingRoom, queues: Map<string, Sitter[]>): Seat[] {
  const shares = shareRoom(capacityOf(room), queues);
  const taken = new Map<string, string>();
  const seats: Seat[] = [];
  const columns = room.benches * room.seatsPerBench;
  for (let row = 1; row <= room.rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const classId = pickClass(shares, { left: taken.get(`${row} ${column - 1}`), front: taken.get(`${row - 1} ${column}`) });
      const sitter = classId === undefined ? undefined : queues.get(classId)?.shift();
      if (classId === undefined || sitter === undefined) return seats;
      shares.set(classId, (shares.get(classId) ?? 0) - 1);
      taken.set(`${row} ${column}`, classId);
      seats.push({ ...sitter, roomId: room.id, row, column });
    }
  }
  return seats;
}

/** How many students of each class sit in a room: of the classes with most students left, in proportion to all remaining ones, or evenly where that is more. */
function shareRoom(capacity: number, queues: ReadonlyMap<string, readonly Sitter[]>): Map<string, number> {
  const waiting = [...queues].filter(([, queue]) => queue.length > 0).sort(([, one], [, other]) => other.length - one.length);
  const shares = new Map<string, number>();
  let room = capacity;
  // A class with few students left is completed here, so that they need no other room; further classes fill the rest.
  let left = waiting.reduce((sum, [, queue]) => sum + queue.length, 0);
  for (const [at, [classId, queue]] of waiting.entries()) {
    const sharers = Math.max(1, Math.min(CLASSES_A_ROOM, waiting.length) - at);
    const part = (Math.min(room, left) * queue.length) / left;
    const share = Math.min(queue.length, Math.ceil(Math.max(part, Math.min(room, left) / sharers)));
    if (share <= 0) break;
    shares.set(classId, share);
    room -= share;
    left -= queue.length;
  }
  // Seats that smaller classes could not fill go to the larger ones.
  for (const [classId, queue] of waiting) {
    const more = Math.min(queue.length - (shares.get(classId) ?? 0), room);
    shares.set(classId, (shares.get(classId) ?? 0) + more);
    room -= more;
  }
  return shares;
}

type Near = { left: string | undefined; front: string | undefined };

/**
 * The class with most students left that is neither beside nor in front; else one that is not beside; else any. A class with more than half of all remaining
 * students goes first, because later it would sit beside itself.
 */
function pickClass(shares: ReadonlyMap<string, number>, { left, front }: Near): string | undefined {
  const remaining = [...shares.values()].reduce((sum, count) => sum + count, 0);
  const most = (fits: (classId: string) => boolean) =>
    [...shares].filter(([classId, count]) => count > 0 && fits(classId)).sort(([, one], [, other]) => other - one)[0]?.[0];
  const large = most((id) => id !== left && (shares.get(id) ?? 0) * 2 > remaining);
  return large ?? most((id) => id !== left && id !== front) ?? most((id) => id !== left) ?? most(() => true);
}

/** Counts neighbours, side by side or one behind the other, of the same class. */
export function countSameClass(seats: readonly { row: number; column: number; classId: string }[]): number {
  const at = new Map(seats.map(({ row, column, classId }) => [`${row} ${column}`, classId]));
  return seats.reduce(
    (sum, { row, column, classId }) =>
      sum + Number(at.get(`${row} ${column + 1}`) === classId) + Number(at.get(`${row + 1} ${column}`) === classId),
    0,
  );
}
