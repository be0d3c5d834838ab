import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

export type BookClass = CallAnswer<typeof calls.getClassesWithSubjects>['classes'][number];
export type Content = CallAnswer<typeof calls.getSubjectContent>;
export type Chapter = Content['chapters'][number];
export type Topic = Chapter['topics'][number];
export type Question = Chapter['examples'][number];

export const ALL_TEXTBOOKS = ['textbooks'] as const;

/** How to load what a call of textbooks answers. */
export function textbooksQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({ queryKey: [...ALL_TEXTBOOKS, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }) });
}

/** What a call of textbooks answers, loaded and kept. */
export function useTextbooks<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...textbooksQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchTextbooks<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(textbooksQuery(call, input));
}

/** Changes something; all that was loaded of textbooks is out of date after it. */
export function useTextbooksAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: async (answer, input) => {
      onDone?.(answer, input);
      await client.invalidateQueries({ queryKey: ALL_TEXTBOOKS });
    },
  });
}

/** By the specification a failure to load is only logged. */
export function useLoggedError(what: string, error: unknown): void {
  useEffect(() => {
    if (error) console.warn(`The ${what} could not be loaded`, error);
  }, [what, error]);
}
