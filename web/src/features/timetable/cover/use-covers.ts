import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { setCovers } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useTimetableAct } from '../api.ts';
import type { CoverChange } from '../lib/desk.ts';
import { useOnce } from '../lib/use-once.ts';

/** Gives and takes back covers of a day; each step can be taken back. */
export function useCovers(date: string) {
  const { t } = useLingui();
  const act = useTimetableAct(setCovers);
  const once = useOnce();
  const send = async (covers: CoverChange[], sentence: string, canUndo: boolean) => {
    if (covers.length === 0) return;
    try {
      const { before } = await act.mutateAsync({ params: { date }, body: { covers } });
      const onUndo = () => void send(before, t`The covers are as they were.`, false);
      showToast({ tone: 'good', sentence, ...(canUndo && { onUndo }) });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  return {
    isBusy: act.isPending,
    give: (covers: CoverChange[]) =>
      void once(() => send(covers, plural(covers.length, { one: '# lesson is covered.', other: '# lessons are covered.' }), true)),
    takeBack: (covers: CoverChange[]) =>
      void once(() =>
        send(
          covers.map((cover) => ({ ...cover, teacherId: null })),
          t`The cover is taken back.`,
          true,
        ),
      ),
  };
}
