import { listAssistantLog } from '@shala/contract/assistant';
import type { CallAnswer, CallInput } from '@shala/contract/shared';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '#lib/send';

export type LogEntry = CallAnswer<typeof listAssistantLog>['entries'][number];
type Filter = NonNullable<CallInput<typeof listAssistantLog>['query']>;

export const LOG_KEY = ['assistant', 'log'] as const;

/** What was asked and done, page after page. */
export function useAssistantLog(filter: Filter) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...LOG_KEY, filter],
      queryFn: ({ signal, pageParam }) =>
        send(listAssistantLog, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  );
}

/** What was done lately, for the side of the chat. */
export function useDoneLately() {
  return useQuery({
    queryKey: [...LOG_KEY, 'done'],
    queryFn: ({ signal }) => send(listAssistantLog, { query: { outcome: 'done' } }, { signal }),
  });
}
