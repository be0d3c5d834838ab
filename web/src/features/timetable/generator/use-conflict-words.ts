import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TimetableConflict } from '@shala/contract/timetable';
import { formatList } from '#lib/format';
import type { Board } from '../lib/board.ts';
import { useGeneratorWords } from './use-generator-words.ts';

/** The lessons of which no timetable has all, as a sentence. */
export function useConflictWords(board: Board) {
  const { t } = useLingui();
  const { lesson, teacher } = useGeneratorWords(board);
  return ({ lessons, isSmallest }: TimetableConflict): string => {
    const list = formatList(
      lessons.map(({ sectionId, subjectId, teacherId, periods }) => {
        const [name, who] = [lesson(`${sectionId} ${subjectId}`), teacherId === null ? '' : teacher(teacherId)];
        const count = plural(periods, { one: '# period', other: '# periods' });
        return who === '' ? t`${name} (${count})` : t`${name} (${count}, ${who})`;
      }),
    );
    return isSmallest
      ? t`No timetable can have all of these together: ${list}. If any one of them is left out, the others fit. Reduce one, or give it to another teacher.`
      : t`No timetable can have all of these together: ${list}.`;
  };
}
