import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { setCovers } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useOnce } from '#lib/use-once';
import { useTimetableAct } from '../api.ts';
import type { CoverChange } from '../lib/desk.ts';
import type { Desk } from '../lib/use-cover-words.ts';

/** Gives and takes back covers of a day; each step can be taken back. What somebody else has arranged since `desk` was loaded stays. */
export function useCovers(date: string, desk: Desk | undefined) {
  const { t } = useLingui();
  const act = useTimetableAct(setCovers);
  const once = useOnce();
  const seen = ({ periodId, sectionId, groupId }: CoverChange) =>
    desk?.lessons.find((lesson) => lesson.periodId === periodId && lesson.sectionId === sectionId && lesson.groupId === groupId)?.cover
      ?.id ?? null;
  const send = async (covers: (CoverChange & { was: string | null })[], sentence: string, canUndo: boolean) => {
    if (covers.length === 0) return;
    try {
      const { before, after } = await act.mutateAsync({ params: { date }, body: { covers } });
      const back = before.map((cover, place) => ({ ...cover, was: after[place]?.teacherId ?? null }));
      const onUndo = () => void send(back, t`The change was cancelled.`, false);
      showToast({ tone: 'good', sentence, ...(canUndo && { onUndo }) });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const withSeen = (covers: CoverChange[]) => covers.map((cover) => ({ ...cover, was: seen(cover) }));
  return {
    isBusy: act.isPending,
    give: (covers: CoverChange[]) =>
      void once(() =>
        send(
          withSeen(covers),
          plural(covers.length, { one: 'Arrangement made for # period.', other: 'Arrangement made for # periods.' }),
          true,
        ),
      ),
    takeBack: (covers: CoverChange[]) =>
      void once(() => send(withSeen(covers.map((cover) => ({ ...cover, teacherId: null }))), t`The arrangement was cancelled.`, true)),
  };
}
