import type { Mend } from '@shala/contract/timetable';
import type { Board } from '../lib/board.ts';
import type { RuleChange } from '../rules/rule-dialog.tsx';
import { type Rules, sectionRow } from '../rules/rules.ts';

type Edit = { change: RuleChange /** What restores the rules. */; back: RuleChange };
type Shape = Rules['subjects'][number];

const NO_SHAPE = { longCount: 0, longLength: 2, onceADay: false, partOfDay: 'any', roomId: null, roomKind: '' } as const;

/** The change of the rules that a mend describes; null where it takes a decision, such as which subjects lose periods or which closing ends. */
export function changeOfMend(mend: Mend, rules: Rules, board: Board): Edit | null {
  const { kind, who = '', lesson = '', day = 0, periods = 0, limit = 0 } = mend;
  const [sectionId = '', subjectId = '', groupId] = lesson.split(' ');
  const shape = rules.subjects.find((one) => one.subjectId === subjectId) ?? { subjectId, ...NO_SHAPE };
  const withShape = (part: Partial<Shape>): Edit => ({ change: { subjects: [{ ...shape, ...part }] }, back: { subjects: [shape] } });
  const isOfSection = groupId === undefined && board.section(sectionId) !== undefined;
  switch (kind) {
    case 'freeTeacher':
    case 'teacherDay':
    case 'teacherRun':
      return ofTeacher(mend, rules);
    case 'freeRoom': {
      const room = rules.rooms.find(({ id }) => id === who);
      return room ? { change: { rooms: [{ ...room, away: without(room.away, day, periods) }] }, back: { rooms: [room] } } : null;
    }
    case 'dayCap':
      return shape.onceADay && limit > 1 ? withShape({ onceADay: false }) : null;
    case 'noLongs':
      return withShape({ longCount: 0, roomForDoubles: false });
    case 'anyRoom':
      return withShape({ roomId: null, roomKind: '', roomForDoubles: false });
    case 'otherTeacher':
      return isOfSection ? ofSection({ sectionId, subjectId }, { teacherId: who }, rules) : null;
    case 'fewer': {
      const now = sectionRow(rules, sectionId, subjectId)?.periodsPerWeek ?? board.subject(subjectId)?.perWeek ?? 0;
      return isOfSection && now > periods ? ofSection({ sectionId, subjectId }, { periodsPerWeek: now - periods }, rules) : null;
    }
    default:
      return null;
  }
}

function ofTeacher({ kind, who = '', day = 0, periods = 0, limit = 0 }: Mend, { teachers }: Rules): Edit {
  const row = teachers.find(({ teacherId }) => teacherId === who) ?? { teacherId: who, mostADay: 0, mostInRow: 0, mostVacant: 0, away: [] };
  const part =
    kind === 'freeTeacher' ? { away: without(row.away, day, periods) } : kind === 'teacherDay' ? { mostADay: limit } : { mostInRow: limit };
  return { change: { teachers: [{ ...row, ...part }] }, back: { teachers: [row] } };
}

type Own = { teacherId?: string; periodsPerWeek?: number };

function ofSection(at: { sectionId: string; subjectId: string }, own: Own, rules: Rules): Edit {
  const row = sectionRow(rules, at.sectionId, at.subjectId) ?? { ...at, teacherId: null, periodsPerWeek: null };
  return { change: { sectionSubjects: [{ ...row, ...own }] }, back: { sectionSubjects: [row] } };
}

/** The places without the first ones of a day, which become free. Days of a mend begin at 0. */
function without(away: Rules['teachers'][number]['away'], day: number, periods: number) {
  const freed = new Set(away.filter(([on]) => on === day + 1).slice(0, periods));
  return away.filter((place) => !freed.has(place));
}
