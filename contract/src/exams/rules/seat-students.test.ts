import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf, countSameClass, type SeatingRoom, type Sitter, seatStudents } from './seat-students.ts';

const room = (id: string, rows: number, benches: number, seatsPerBench: number): SeatingRoom => ({ id, rows, benches, seatsPerBench });
const sitters = (sizes: readonly number[]): Sitter[] =>
  sizes.flatMap((size, classAt) =>
    Array.from({ length: size }, (_, at) => ({ studentId: `${classAt}-${at}`, paperId: `p${classAt}`, classId: `c${classAt}` })),
  );

describe('seats', () => {
  it('part two classes of one size like a chessboard', () => {
    const seats = seatStudents(sitters([12, 12]), [room('r', 6, 2, 2)]) ?? [];
    expect(countSameClass(seats)).toBe(0);
  });

  it('are not given when the rooms are too small', () => {
    expect(seatStudents(sitters([13, 12]), [room('r', 6, 2, 2)])).toBeNull();
  });

  it('spread a large class over all rooms instead of leaving it for the last one', () => {
    const halls = [room('hall', 8, 4, 2), room('r6', 8, 4, 2)];
    const seats = seatStudents(sitters([47, 25, 23, 22]), halls) ?? [];
    const same = halls.map(({ id }) => countSameClass(seats.filter(({ roomId }) => roomId === id)));
    expect(same).toEqual([0, 0]);
  });

  it('of a class alone are filled all the same, and its neighbours are counted', () => {
    const seats = seatStudents(sitters([4]), [room('r', 2, 1, 2)]) ?? [];
    expect(seats).toHaveLength(4);
    expect(countSameClass(seats)).toBe(4);
  });

  it('use the free benches: nobody of two classes in a half-empty hall has a neighbour of the own class', () => {
    const halls = [room('room', 3, 3, 2), room('hall', 6, 4, 2)];
    const seats = seatStudents(sitters([27, 10]), halls) ?? [];
    expect(seats).toHaveLength(37);
    expect(halls.map(({ id }) => countSameClass(seats.filter(({ roomId }) => roomId === id)))).toEqual([0, 0]);
  });

  it('of a class alone leave every second seat free where that is enough', () => {
    expect(countSameClass(seatStudents(sitters([24]), [room('hall', 6, 4, 2)]) ?? [])).toBe(0);
    expect(countSameClass(seatStudents(sitters([25]), [room('hall', 6, 4, 2)]) ?? [])).toBe(2);
  });

  it('have no neighbours of one class in any rooms that allow it', () => {
    const size = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 7 }),
        (sizes, classes) => {
          const halls = sizes.map(([rows, benches, seats], at) => room(`r${at}`, rows, benches, seats));
          const apart = halls.reduce((sum, hall) => sum + Math.ceil(capacityOf(hall) / 2), 0);
          const everybody = sitters(classes.map((count) => Math.min(count, apart)));
          fc.pre(everybody.length <= halls.reduce((sum, hall) => sum + capacityOf(hall), 0));
          const seats = seatStudents(everybody, halls) ?? [];
          expect(seats).toHaveLength(everybody.length);
          for (const { id } of halls) expect(countSameClass(seats.filter(({ roomId }) => roomId === id))).toBe(0);
        },
      ),
      { seed: 23, numRuns: 300 },
    );
  });

  it('are one for each student, within the room, in the order of roll numbers', () => {
    const rooms = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(rooms, fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 9 }), (sizes, classes) => {
        const halls = sizes.map(([rows, benches, seats], at) => room(`r${at}`, rows, benches, seats));
        const everybody = sitters(classes);
        const seats = seatStudents(everybody, halls);
        const isTooSmall = everybody.length > halls.reduce((sum, hall) => sum + capacityOf(hall), 0);
        if (isTooSmall || seats === null) return isTooSmall && seats === null;
        const places = new Set(seats.map(({ roomId, row, column }) => `${roomId} ${row} ${column}`));
        const people = new Set(seats.map(({ studentId }) => studentId));
        const isWithin = seats.every(({ roomId, row, column }) => {
          const hall = halls.find(({ id }) => id === roomId);
          return hall !== undefined && row <= hall.rows && column <= hall.benches * hall.seatsPerBench;
        });
        const isInOrder = classes.every((_, at) => {
          const rolls = seats.filter(({ classId }) => classId === `c${at}`).map(({ studentId }) => Number(studentId.split('-')[1]));
          return rolls.every((roll, index) => roll === index);
        });
        return places.size === everybody.length && people.size === everybody.length && isWithin && isInOrder;
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  it('never put two of a class side by side where no class has more than half of a room', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        (classes, rows, benches) => {
          const hall = room('r', rows, benches, 2);
          const each = Math.floor(capacityOf(hall) / classes);
          const seats = seatStudents(sitters(Array(classes).fill(each)), [hall]) ?? [];
          const at = new Map(seats.map((seat) => [`${seat.row} ${seat.column}`, seat.classId]));
          return seats.every(({ row, column, classId }) => at.get(`${row} ${column + 1}`) !== classId);
        },
      ),
      { seed: 20, numRuns: 60 },
    );
  });
});
