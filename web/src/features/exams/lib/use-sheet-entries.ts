import { useLingui } from '@lingui/react/macro';
import { getSectionResult, type readTermSheet, saveTermEntries } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { queryClient } from '#lib/query-client';
import { showToast } from '#lib/toasts';
import { useQuietAct } from '../api.ts';

export type TermEntries = CallAnswer<typeof readTermSheet>['entries'];

/** Saves the grades and days of attendance of an uploaded sheet; Undo brings back what was there before. */
export function useSheetEntries(sectionId: string) {
  const { t } = useLingui();
  const save = useQuietAct(saveTermEntries);
  // The grid of marks stays as it is: marks of the same sheet are just being saved.
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['exams', getSectionResult.name] });
  const send = (entries: TermEntries, isUndo: boolean, onDone: () => void) => {
    const grades = entries.grades.map(({ areaId, studentId, label, before }) => ({ areaId, studentId, label: isUndo ? before : label }));
    const attendance = entries.attendance.map(({ studentId, present, days, before }) => ({
      studentId,
      entered: isUndo ? before : { present, days },
    }));
    save.mutate(
      { params: { sectionId, termNo: entries.termNo }, body: { grades, remarks: [], attendance } },
      { onSuccess: () => void refresh().then(onDone) },
    );
  };
  const enter = (entries: TermEntries, onDone: () => void) =>
    send(entries, false, () => {
      showToast({
        tone: 'good',
        sentence: t`Grades and attendance saved.`,
        onUndo: () => send(entries, true, () => showToast({ tone: 'plain', sentence: t`The change was cancelled.` })),
      });
      onDone();
    });
  return { enter, error: save.error, isSaving: save.isPending };
}
