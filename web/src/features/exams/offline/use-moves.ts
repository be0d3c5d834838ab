import { useLingui } from '@lingui/react/macro';
import { type PaperMove, placePapers, type SheetPaper } from '@shala/contract/exams';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { type DateSheet, useExamAct } from '../api.ts';

/** Moves papers of a date sheet: at once while it is being made, with a reason once it was announced. */
export function useMoves({ exam, papers }: DateSheet) {
  const { t } = useLingui();
  const place = useExamAct(placePapers);
  const [asked, setAsked] = useState<PaperMove[] | null>(null);
  const backOf = (paper: SheetPaper): PaperMove => ({
    ...{ paperId: paper.id, onDate: paper.onDate },
    ...(paper.startsAt !== null && { startsAt: paper.startsAt }),
    ...(paper.minutes !== null && { minutes: paper.minutes }),
  });
  const write = (
    moves: PaperMove[],
    sentence: string,
    { onUndo, onMoved }: { onUndo?: () => void; onMoved?: (() => void) | undefined } = {},
  ) =>
    place.mutate(
      { params: { examId: exam.id }, body: { moves } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence, ...(onUndo && { onUndo }) });
          onMoved?.();
        },
        onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
      },
    );
  const move = (paper: SheetPaper, to: Omit<PaperMove, 'paperId'>, onMoved?: () => void) => {
    const moves = [{ paperId: paper.id, ...to }];
    if (exam.announcedAt !== null) return setAsked(moves);
    const { subject } = paper;
    const day = to.onDate === null ? '' : formatDate(to.onDate);
    const sentence = to.onDate === null ? t`${subject} has no date now.` : t`${subject} moved to ${day}.`;
    return write(moves, sentence, { onUndo: () => write([backOf(paper)], t`${subject} moved back.`), onMoved });
  };
  /** The school days before and after a paper's own, for the keyboard. Gives whether there is one. */
  const step = (paper: SheetPaper, days: DateSheet['days'], by: 1 | -1) => {
    const open = days.filter(({ isSchoolDay }) => isSchoolDay).map(({ day }) => day);
    const at = paper.onDate === null ? -1 : open.indexOf(paper.onDate);
    const onDate = open[paper.onDate === null ? 0 : at + by];
    if (onDate === undefined) return false;
    move(paper, { onDate });
    return true;
  };
  return { move, step, isBusy: place.isPending, asked, ask: setAsked, papers };
}
