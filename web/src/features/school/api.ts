import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#lib/error-text';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useSingleMutation } from '#lib/use-single-mutation';

const ALL = 'school';

/** How to load what a call about the school answers. */
export function schoolQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({ queryKey: [ALL, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }) });
}

/** What a call about the school answers, loaded and kept. */
export function useSchool<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...schoolQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchSchool<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(schoolQuery(call, input));
}

type Options<C extends Call> = {
  onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void;
  /** Where no form stands to show it, a failure is said at the foot of the screen. */
  isToldByToast?: boolean;
};

/** Changes the school's data. Names and lists stand on many screens: everything that was loaded is asked again when it is next looked at. */
export function useSchoolAct<C extends Call>(call: C, { onDone, isToldByToast = false }: Options<C> = {}) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: (answer, input) => {
      void client.invalidateQueries();
      onDone?.(answer, input);
    },
    onError: (error) => {
      if (isToldByToast) showToast({ tone: 'bad', sentence: errorText(error) });
    },
  });
}
