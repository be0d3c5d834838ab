import { useLingui } from '@lingui/react/macro';
import { placeLessons, updateTeacherSchedule } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { type Change, type Changed, useTimetableAct } from '../api.ts';

/** Changes of the timetable, each of which can be taken back. */
export function useEdits() {
  const { t } = useLingui();
  const update = useTimetableAct(updateTeacherSchedule);
  const place = useTimetableAct(placeLessons);
  const undo = async ({ before, after }: Changed) => {
    const lessons = before.map((lesson, index) => {
      const now = after[index];
      return { ...lesson, was: { subjectId: now?.subjectId ?? null, teacherId: now?.teacherId ?? null } };
    });
    try {
      await place.mutateAsync({ body: { lessons } });
      showToast({ tone: 'plain', sentence: t`The change was undone.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const tell = (sentence: string, changed: Changed) =>
    showToast({ tone: 'good', sentence, ...(changed.before.length > 0 && { onUndo: () => void undo(changed) }) });
  return {
    isSaving: update.isPending || place.isPending,
    /** Saves a row of the day's table. Throws what the server refuses. */
    save: async (body: Parameters<typeof update.mutateAsync>[0]['body']) =>
      tell(t`The timetable was saved.`, await update.mutateAsync({ body })),
    /** Puts lessons into their places together. Throws what the server refuses. */
    place: async (lessons: Change[], sentence = t`The timetable was saved.`) =>
      tell(sentence, await place.mutateAsync({ body: { lessons } })),
  };
}
