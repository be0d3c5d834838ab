import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { errorText } from '#lib/error-text';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useSingleMutation } from '#lib/use-single-mutation';

/** How to load what a call about the school answers, loaded, and begun to load; the same by pages. */
export const {
  query: schoolQuery,
  useCall: useSchool,
  prefetch: prefetchSchool,
  usePages: useSchoolPages,
  prefetchPages: prefetchSchoolPages,
} = callsOf('school');

type Options<C extends Call> = {
  onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void;
  /** Where no form stands to show it, a failure is said at the foot of the screen. */
  isToldByToast?: boolean;
};

/**
 * Changes the school's data. Names and lists stand on many screens: what was loaded of the office is asked again when it is next looked at. The
 * act runs until what is on the screen is new, so that nobody saves again over what was there before.
 */
export function useSchoolAct<C extends Call>(call: C, { onDone, isToldByToast = false }: Options<C> = {}) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      return forgetShown(client, 'school');
    },
    onError: (error) => {
      if (isToldByToast) showToast({ tone: 'bad', sentence: errorText(error) });
    },
  });
}
