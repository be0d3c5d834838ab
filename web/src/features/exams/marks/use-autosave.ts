import { saveMarks } from '@shala/contract/exams';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuietAct } from '../api.ts';
import { keyOf, type MarkGrid } from '../lib/mark-grid.ts';

const PAUSE_MS = 700;

/** Saves what was written after a pause, and at once when the screen is left; what cannot be saved stays in the grid with the reason. */
export function useAutosave(
  grid: MarkGrid,
  params: { examId: string; sectionId: string },
  { isOn, former }: { isOn: boolean; former: ReadonlyMap<string, string> },
) {
  const { mutateAsync } = useQuietAct(saveMarks);
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef(false);
  const { examId, sectionId } = params;

  const save = useCallback(async () => {
    const changes = grid.changes().slice(0, 1000);
    if (running.current || changes.length === 0) return;
    running.current = true;
    setIsSaving(true);
    try {
      const cells = changes.map(({ key, value, seen }) => {
        const [paperId = '', studentId = ''] = key.split(' ');
        const school = former.get(studentId);
        return { paperId, studentId, value, seen, ...(school !== undefined && { formerSchool: school }) };
      });
      const { conflicts, refused } = await mutateAsync({ params: { examId, sectionId }, body: { cells } });
      const open = new Set([...conflicts, ...refused].map(({ paperId, studentId }) => keyOf(paperId, studentId)));
      grid.keep(changes.filter(({ key }) => !open.has(key)));
      for (const { paperId, studentId, problem } of refused) grid.refuse(keyOf(paperId, studentId), problem);
      for (const { paperId, studentId, present, by } of conflicts) grid.dispute(keyOf(paperId, studentId), present, by);
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  }, [grid, examId, sectionId, former, mutateAsync]);

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(), PAUSE_MS);
    };
    const leave = () => void (document.visibilityState === 'hidden' && save());
    const stop = grid.hearAll(later);
    // Marks that were left unsaved the last time are there from the start.
    if (grid.changes().length > 0) later();
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [grid, isOn, save]);

  return { save, error, isSaving };
}
