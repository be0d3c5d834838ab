import { attendanceShare, type Mark, type Tally } from '@shala/contract/attendance';

/** Counts marks; days on leave are marked days. */
export function tallyMarks(marks: readonly (Mark | null)[]): Tally {
  const count = (mark: Mark | null) => marks.filter((one) => one === mark).length;
  const [present, absent, late, halfDay, onLeave, notMarked] = [count('P'), count('A'), count('L'), count('H'), count('V'), count(null)];
  const exact = attendanceShare({ present, late, halfDay }, marks.length - notMarked);
  const share = exact === null ? null : Math.round(exact * 1000) / 1000;
  return { present, absent, late, halfDay, onLeave, notMarked, share };
}

type Leave = { from: string; to: string; isHalfDay: boolean };

/** The mark of a school day: the one in the register, otherwise approved leave of a whole day. */
export function effectiveMark(on: string, written: Mark | undefined, leaves: readonly Leave[]): Mark | null {
  if (written !== undefined) return written;
  return leaves.some(({ from, to, isHalfDay }) => !isHalfDay && from <= on && on <= to) ? 'V' : null;
}
