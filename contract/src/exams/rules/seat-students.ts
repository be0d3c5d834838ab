/** Somebody to be seated. Students of a class are given in the order of their roll numbers. */
export type Sitter = { studentId: string; paperId: string; classId: string };
export type SeatingRoom = { id: string; rows: number; benches: number; seatsPerBench: number };
export type Seat = Sitter & { roomId: string; row: number; column: number };

/** More classes than these in one room do not part neighbours better, and make its papers harder to hand out. */
const CLASSES_A_ROOM = 4;

export const capacityOf = ({ rows, benches, seatsPerBench }: SeatingRoom): number => rows * benches * seatsPerBench;

/**
 * Seats everybody room by room, in the order of the rooms: in each room up to four classes share the seats, the largest ones first, each with
 * its part of all who wait, so that a large class is not left for the last room and neighbours come from different classes as long as two classes are left. Within a class the order of the roll numbers is kept. Gives
 * null when the rooms are too small.
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

/** How many of each class sit in a room: of the classes with most students left, by their part of all who are left, or evenly where that is more. */
function shareRoom(capacity: number, queues: ReadonlyMap<string, readonly Sitter[]>): Map<string, number> {
  const waiting = [...queues].filter(([, queue]) => queue.length > 0).sort(([, one], [, other]) => other.length - one.length);
  const shares = new Map<string, number>();
  let room = capacity;
  // A class that is nearly through is finished here instead of leaving a few for a room of their own; further classes fill what is left.
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
  // What smaller classes could not take goes to the larger ones.
  for (const [classId, queue] of waiting) {
    const more = Math.min(queue.length - (shares.get(classId) ?? 0), room);
    shares.set(classId, (shares.get(classId) ?? 0) + more);
    room -= more;
  }
  return shares;
}

type Near = { left: string | undefined; front: string | undefined };

/**
 * The class with most left among those that are not beside or in front; else one that is not beside; else whoever is left. A class that has
 * more than half of all who are left goes first: later it would sit beside itself.
 */
function pickClass(shares: ReadonlyMap<string, number>, { left, front }: Near): string | undefined {
  const remaining = [...shares.values()].reduce((sum, count) => sum + count, 0);
  const most = (fits: (classId: string) => boolean) =>
    [...shares].filter(([classId, count]) => count > 0 && fits(classId)).sort(([, one], [, other]) => other - one)[0]?.[0];
  const large = most((id) => id !== left && (shares.get(id) ?? 0) * 2 > remaining);
  return large ?? most((id) => id !== left && id !== front) ?? most((id) => id !== left) ?? most(() => true);
}

/** Pairs side by side, or one behind the other, that are of the same class. */
export function countSameClass(seats: readonly { row: number; column: number; classId: string }[]): number {
  const at = new Map(seats.map(({ row, column, classId }) => [`${row} ${column}`, classId]));
  return seats.reduce(
    (sum, { row, column, classId }) =>
      sum + Number(at.get(`${row} ${column + 1}`) === classId) + Number(at.get(`${row + 1} ${column}`) === classId),
    0,
  );
}
