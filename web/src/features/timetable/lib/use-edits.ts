import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { changeTimetableDraft, placeLessons, updateTeacherSchedule } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { type Change, type Changed, useOtherDay, useTimetableAct } from '../api.ts';

type Row = CallInput<typeof updateTeacherSchedule>['body'];

/** A row of the day's table as places: a lesson that moves leaves its old one vacant. */
function changesOf({ fromPeriodId, ...lesson }: Row): Change[] {
  if (fromPeriodId === undefined || fromPeriodId === lesson.periodId) return [lesson];
  return [{ ...lesson, periodId: fromPeriodId, subjectId: null, teacherId: null }, lesson];
}

/** Changes of the timetable of the address's day, or of a draft, each of which can be taken back. */
export function useEdits(draftId?: string) {
  const { t } = useLingui();
  const update = useTimetableAct(updateTeacherSchedule);
  const place = useTimetableAct(placeLessons);
  const change = useTimetableAct(changeTimetableDraft);
  const from = useOtherDay();
  const bodyOf = (lessons: Change[]) => ({ body: { lessons, ...(from !== '' && { from }) } });
  const put = (lessons: Change[]) =>
    draftId === undefined ? place.mutateAsync(bodyOf(lessons)) : change.mutateAsync({ params: { draftId }, body: { lessons } });
  const undo = async ({ before, after }: Changed) => {
    const lessons = before.map((lesson, index) => {
      const now = after[index];
      return { ...lesson, was: { subjectId: now?.subjectId ?? null, teacherId: now?.teacherId ?? null } };
    });
    try {
      await put(lessons);
      showToast({ tone: 'plain', sentence: t`The change was cancelled.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const tell = (sentence: string, changed: Changed) =>
    showToast({ tone: 'good', sentence, ...(changed.before.length > 0 && { onUndo: () => void undo(changed) }) });
  return {
    isSaving: update.isPending || place.isPending || change.isPending,
    /** Saves a row of the day's table. Throws what the server refuses. */
    save: async (body: Row) =>
      tell(
        t`The timetable was saved.`,
        from === '' ? await update.mutateAsync({ body }) : await place.mutateAsync(bodyOf(changesOf(body))),
      ),
    /** Puts lessons into their places together. Throws what the server refuses. */
    place: async (lessons: Change[], sentence = t`The timetable was saved.`) => tell(sentence, await put(lessons)),
  };
}
