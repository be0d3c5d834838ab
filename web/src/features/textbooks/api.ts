import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callsOf } from '#lib/calls-of';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type BookClass = CallAnswer<typeof calls.getClassesWithSubjects>['classes'][number];
export type Content = CallAnswer<typeof calls.getSubjectContent>;
export type Chapter = Content['chapters'][number];
export type Topic = Chapter['topics'][number];
export type Question = Chapter['examples'][number];

export const ALL_TEXTBOOKS = ['textbooks'] as const;

/** How to load what a call of textbooks answers, loaded, and begun to load. */
export const { query: textbooksQuery, useCall: useTextbooks, prefetch: prefetchTextbooks } = callsOf(ALL_TEXTBOOKS[0]);

/** Changes something; all that was loaded of textbooks is out of date after it. */
export function useTextbooksAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => unknown) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: async (answer, input) => {
      // A screen that is left does not ask once more for what is gone.
      await onDone?.(answer, input);
      await client.invalidateQueries({ queryKey: ALL_TEXTBOOKS });
    },
  });
}

/** By the specification a failure to load is only logged. */
export function useLoggedError(what: string, error: unknown): void {
  useEffect(() => {
    if (error) console.warn(`The ${what} could not be opened`, error);
  }, [what, error]);
}
