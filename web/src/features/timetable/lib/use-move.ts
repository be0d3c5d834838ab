import { useLingui } from '@lingui/react/macro';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import type { Board } from './board.ts';
import { findClash } from './judge.ts';
import { changesTo, type Verdict } from './moves.ts';
import { useEdits } from './use-edits.ts';
import { useTimetableWords } from './use-words.ts';

/** Puts a lesson where it was let go, or says why it cannot stand there. */
export function useMove(board: Board): (verdict: Verdict) => Promise<void> {
  const { t } = useLingui();
  const { place } = useEdits();
  const words = useTimetableWords(board);
  return async ({ lessons, emptied, problems }) => {
    const clash = findClash(problems);
    if (clash) {
      showToast({ tone: 'bad', sentence: words.problem(clash) });
      return;
    }
    const vacant = emptied.map((empty) => ({ ...empty, subjectId: null, teacherId: null }));
    try {
      await place(
        changesTo(board, [...lessons, ...vacant]),
        lessons.length > 1 ? t`The two periods were swapped.` : t`The period was moved.`,
      );
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
}
