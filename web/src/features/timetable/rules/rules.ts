import type { CallAnswer } from '@shala/contract/shared';
import type { getTimetableRules } from '@shala/contract/timetable';
import type { Board } from '../lib/board.ts';

export type Rules = CallAnswer<typeof getTimetableRules>;
export type PartProps = { board: Board; rules: Rules };

/** What is otherwise in a section, if anything is. */
export function sectionRow(rules: Rules, sectionId: string, subjectId: string): Rules['sectionSubjects'][number] | undefined {
  return rules.sectionSubjects.find((row) => row.sectionId === sectionId && row.subjectId === subjectId);
}
