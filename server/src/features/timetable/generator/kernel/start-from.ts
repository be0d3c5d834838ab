import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { at } from './arrays.ts';
import { findConflicts, newConflicts } from './conflicts.ts';
import type { Problem } from './problem.ts';
import { emptyState, put, type State } from './state.ts';
import type { TeacherDays } from './teacher-day.ts';

/** A state with the part of a timetable that is still valid: placements that are no longer allowed, or clash with an earlier one, are left out. */
export function startFrom(problem: Problem, days: TeacherDays, instance: TimetableInstance, placements: readonly Placement[]): State {
  const { units, P, S, groups, teachers, allowed } = problem;
  const state = emptyState(problem);
  const found = newConflicts(problem);
  const search = { problem, state, days, weight: new Int32Array(units.length).fill(1) };
  const byBlock = new Map(placements.map((row) => [`${row.block} ${row.lesson}`, row]));
  const roomAt = new Map(instance.rooms.map(({ id }, index) => [id, groups + teachers + index]));
  units.forEach(({ members, blocks }, unit) => {
    const rows = members.map(({ lesson, block }) => byBlock.get(`${block} ${lesson}`));
    const [first] = rows;
    if (!first || first.day < 0 || first.period < 0 || first.period >= P) return;
    const start = first.day * P + first.period;
    const isTogether = rows.every((row) => row && row.day === first.day && row.period === first.period);
    if (!isTogether || start >= S || at(allowed, unit * S + start) === 0 || findConflicts(search, found, unit, start, 1) > 0) return;
    const { roomBlocks } = problem;
    for (let i = at(roomBlocks.from, unit), k = 0; i < at(roomBlocks.from, unit + 1); i++, k++) {
      const block = at(roomBlocks.items, i);
      const old = roomAt.get(rows[blocks.indexOf(block)]?.room ?? '') ?? -1;
      state.room[block] = canKeep(problem, state, block, old, start, found.rooms) ? old : (found.rooms[k] ?? -1);
      if (state.room[block] === old) found.rooms[k] = old;
    }
    put(problem, state, unit, start);
  });
  return state;
}

/** Whether a block can keep its room: the room is still allowed and free, and no other block of the unit wants it. */
function canKeep(
  { S, roomsOf, blockLengths }: Problem,
  state: State,
  block: number,
  room: number,
  start: number,
  others: readonly number[],
): boolean {
  if (room < 0 || others.includes(room)) return false;
  if (!roomsOf.items.subarray(at(roomsOf.from, block), at(roomsOf.from, block + 1)).includes(room)) return false;
  for (let k = 0; k < at(blockLengths, block); k++) if (at(state.occupant, room * S + start + k) !== -1) return false;
  return true;
}
