import { useLingui } from '@lingui/react/macro';
import { applyTimetableDraft, planTimetable, withdrawTimetable } from '@shala/contract/timetable';
import { useNavigate } from 'react-router';
import { errorText } from '#lib/error-text';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useTimetableAct } from '../api.ts';

/** Planning a timetable and withdrawing it, each of which can be undone. Throws what the server refuses. */
export function useVersionActs() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const plan = useTimetableAct(planTimetable);
  const withdraw = useTimetableAct(withdrawTimetable);
  const apply = useTimetableAct(applyTimetableDraft);
  const undo = (act: Promise<unknown>, sentence: string) =>
    act.then(
      () => showToast({ tone: 'plain', sentence }),
      (error: unknown) => showToast({ tone: 'bad', sentence: errorText(error) }),
    );
  const takeBack = (from: string) => undo(withdraw.mutateAsync({ params: { from } }), t`The planned timetable was withdrawn.`);
  const putBack = (draftId: string, from: string) =>
    undo(apply.mutateAsync({ params: { draftId }, body: { from } }), t`The timetable is planned again.`);
  return {
    isSaving: plan.isPending || withdraw.isPending,
    /** Plans a copy from a day on and opens it to be changed. */
    plan: async (from: string) => {
      await plan.mutateAsync({ body: { from } });
      const day = formatDate(from);
      showToast({ tone: 'good', sentence: t`A timetable is planned from ${day}.`, onUndo: () => void takeBack(from) });
      await navigate(`${paths.scheduler}?on=${from}`);
    },
    withdraw: async (from: string) => {
      const { keptId } = await withdraw.mutateAsync({ params: { from } });
      const sentence = t`The planned timetable was withdrawn.`;
      showToast({ tone: 'good', sentence, ...(keptId !== null && { onUndo: () => void putBack(keptId, from) }) });
    },
  };
}
