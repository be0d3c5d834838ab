import { saveMarks } from '@shala/contract/exams';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuietAct } from '../api.ts';
import { keyOf, type MarkGrid } from '../lib/mark-grid.ts';
import { ownSavesOf } from '../lib/own-saves.ts';

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
  // By grid: one that was made anew meanwhile has changes of its own.
  const running = useRef(new WeakSet<MarkGrid>());
  const { examId, sectionId } = params;
  const own = ownSavesOf(useQueryClient(), `${examId} ${sectionId}`);

  const send = useCallback(async (): Promise<void> => {
    const changes = grid.changes().slice(0, 1000);
    if (changes.length === 0) return;
    const cells = changes.map(({ key, value, seen }) => {
      const [paperId = '', studentId = ''] = key.split(' ');
      const school = former.get(studentId);
      return { paperId, studentId, value, seen, ...(school !== undefined && { formerSchool: school }) };
    });
    for (const { key, value } of changes) own.note(key, value);
    const { conflicts, refused } = await mutateAsync({ params: { examId, sectionId }, body: { cells } });
    const open = new Set([...conflicts, ...refused].map(({ paperId, studentId }) => keyOf(paperId, studentId)));
    const done = changes.filter(({ key }) => !open.has(key));
    for (const { key, value } of done) own.confirm(key, value);
    grid.keep(done);
    for (const { paperId, studentId, problem } of refused) grid.refuse(keyOf(paperId, studentId), problem);
    for (const { paperId, studentId, present, by } of conflicts) {
      const key = keyOf(paperId, studentId);
      // Its own earlier mark, saved by a call whose answer this grid has not seen.
      if (own.isOwn(key, present)) grid.follow(key, present);
      else grid.dispute(key, present, by);
    }
  }, [grid, examId, sectionId, former, mutateAsync, own]);

  const save = useCallback(async () => {
    if (running.current.has(grid) || grid.changes().length === 0) return;
    running.current.add(grid);
    setIsSaving(true);
    try {
      await own.inOrder(send);
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current.delete(grid);
      setIsSaving(false);
    }
  }, [grid, own, send]);

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
