import { arrangeRoom } from './arrange-room.ts';

/** A student to be seated. Students of a class are given in the order of their roll numbers. */
export type Sitter = { studentId: string; paperId: string; classId: string };
export type SeatingRoom = { id: string; rows: number; benches: number; seatsPerBench: number };
export type Seat = Sitter & { roomId: string; row: number; column: number };

/** More classes in one room do not separate neighbours better, and make handing out papers harder. */
const CLASSES_A_ROOM = 4;

export const capacityOf = ({ rows, benches, seatsPerBench }: SeatingRoom): number => rows * benches * seatsPerBench;

/**
 * Seats all students room by room, in the order of the rooms. While seats are free, nobody sits beside or behind a student of the same class: of one class a room
 * then takes at most every second seat. In each room up to four classes share the seats, the largest first, each in proportion to its remaining students. Within
 * a class the order of roll numbers is kept. Null when the rooms are too small.
 */
export function seatStudents(sitters: readonly Sitter[], rooms: readonly SeatingRoom[]): Seat[] | null {
  if (sitters.length > sumOf(rooms.map(capacityOf))) return null;
  const classes = [...Map.groupBy(sitters, ({ classId }) => classId).values()];
  const shares = shareRooms(
    classes.map(({ length }) => length),
    rooms,
  );
  return rooms.flatMap((room, at) => fillRoom(room, classes, shares[at] as number[]));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
/** The most students of one class of whom none sits beside another. */
const apartOf = (room: SeatingRoom) => Math.ceil(capacityOf(room) / 2);

/** Seats the next students of each class; the seats of a class are given in the order of its roll numbers. */
function fillRoom(room: SeatingRoom, classes: readonly Sitter[][], sizes: readonly number[]): Seat[] {
  const columns = room.benches * room.seatsPerBench;
  const seats: Seat[] = [];
  if (sumOf(sizes) === 0) return seats;
  arrangeRoom({ rows: room.rows, columns }, sizes).forEach((at, cell) => {
    const sitter = classes[at]?.shift();
    if (sitter) seats.push({ ...sitter, roomId: room.id, row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
  });
  return seats;
}

/**
 * How many students of each class sit in each room. Nobody needs a neighbour of the same class as long as each class has at most every second seat of the rooms:
 * so much of it is shared out first, and what exceeds it takes the seats that are then left.
 */
function shareRooms(sizes: readonly number[], rooms: readonly SeatingRoom[]): number[][] {
  const mostApart = sumOf(rooms.map(apartOf));
  const left = sizes.map((size) => Math.min(size, mostApart));
  const excess = sizes.map((size) => Math.max(0, size - mostApart));
  const shares = rooms.map((room, at) => {
    const later = rooms.slice(at + 1);
    const own = shareRoom(left, { room, laterApart: sumOf(later.map(apartOf)) });
    own.forEach((count, index) => {
      left[index] = (left[index] as number) - count;
    });
    return own;
  });
  for (const [at, own] of shares.entries())
    for (const index of own.keys()) {
      const more = Math.min(excess[index] as number, capacityOf(rooms[at] as SeatingRoom) - sumOf(own));
      own[index] = (own[index] as number) + more;
      excess[index] = (excess[index] as number) - more;
    }
  return shares;
}

/** The students of each class in one room. `laterApart` are those of one class whom the later rooms can seat apart: the others must sit here. */
function shareRoom(left: readonly number[], { room, laterApart }: { room: SeatingRoom; laterApart: number }): number[] {
  const apart = apartOf(room);
  const shares = left.map((count) => Math.max(0, count - laterApart));
  let free = Math.min(capacityOf(room), sumOf(left)) - sumOf(shares);
  const give = (at: number, wanted: number) => {
    const share = shares[at] as number;
    const more = Math.max(0, Math.min(wanted - share, (left[at] as number) - share, apart - share, free));
    shares[at] = share + more;
    free -= more;
  };
  const bySize = [...left.keys()].filter((at) => (left[at] as number) > 0).sort((a, b) => (left[b] as number) - (left[a] as number));
  const sharers = bySize.slice(0, CLASSES_A_ROOM);
  const all = sumOf(left);
  const seats = Math.min(capacityOf(room), all);
  // A class with few students left is completed here, so that they need no other room.
  for (const at of sharers.toReversed()) give(at, Math.ceil(Math.max((seats * (left[at] as number)) / all, seats / sharers.length)));
  // Seats that these could not fill go to the larger ones, then to further classes.
  for (const at of bySize) give(at, left[at] as number);
  return shares;
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
