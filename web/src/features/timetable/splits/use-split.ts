import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { getTimetableRules, placeSplit } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useOtherDay, useTimetableAct, useTimetableCall } from '../api.ts';
import type { Rules } from '../rules/rules.ts';

type Body = CallInput<typeof placeSplit>['body'];
/** A period of the week. */
export type SplitPlace = NonNullable<Body['into']>;

/** What a section learns in groups by the rules; empty while they are not loaded. */
export function useSplitsOf(sectionId: string): Rules['splits'] {
  const rules = useTimetableCall(getTimetableRules, {});
  return (rules.data?.splits ?? []).filter(({ groups }) =>
    groups.some(({ members }) => members.some((member) => member.sectionId === sectionId)),
  );
}

/** Changes of what is taught in groups, in all its classes at once; each can be taken back. */
export function useSplit() {
  const { t } = useLingui();
  const act = useTimetableAct(placeSplit);
  const from = useOtherDay();
  const send = (splitId: string, { out, into }: Pick<Body, 'out' | 'into'>) =>
    act.mutateAsync({ params: { splitId }, body: { out, into, ...(from !== '' && { from }) } });
  const undo = async (splitId: string, { out, into }: Pick<Body, 'out' | 'into'>) => {
    try {
      await send(splitId, { out: into, into: out });
      showToast({ tone: 'plain', sentence: t`The change was cancelled.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  return {
    error: act.error,
    isBusy: act.isPending,
    /** Puts the groups into a period, clears them there, or moves them. Throws what the server refuses. */
    place: async (splitId: string, change: Pick<Body, 'out' | 'into'>) => {
      await send(splitId, change);
      showToast({ tone: 'good', sentence: t`The timetable was saved.`, onUndo: () => void undo(splitId, change) });
    },
  };
}
