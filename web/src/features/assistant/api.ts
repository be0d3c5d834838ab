import { getAssistantModel, listAssistantLog } from '@shala/contract/assistant';
import type { CallAnswer, CallInput } from '@shala/contract/shared';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

export type LogEntry = CallAnswer<typeof listAssistantLog>['entries'][number];
type Filter = NonNullable<CallInput<typeof listAssistantLog>['query']>;

export const LOG_KEY = ['assistant', 'log'] as const;

const logQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...LOG_KEY, filter],
    queryFn: ({ signal, pageParam }) =>
      send(listAssistantLog, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
const doneQuery = queryOptions({
  queryKey: [...LOG_KEY, 'done'],
  queryFn: ({ signal }) => send(listAssistantLog, { query: { outcome: 'done' } }, { signal }),
});
const modelQuery = queryOptions({
  queryKey: ['assistant', 'model'],
  queryFn: ({ signal }) => send(getAssistantModel, {}, { signal }),
});

/** What was asked and done, page after page. */
export function useAssistantLog(filter: Filter) {
  return useInfiniteQuery(logQuery(filter));
}

/** What was done lately, for the side of the chat. */
export function useDoneLately() {
  return useQuery(doneQuery);
}

/** The language model that is configured, if there is one. */
export function useModel() {
  return useQuery(modelQuery);
}

/** Begins loading what stands beside the chat. */
export function prefetchChat() {
  return Promise.all([queryClient.prefetchQuery(doneQuery), queryClient.prefetchQuery(modelQuery)]);
}

/** Begins loading the log without filters; a list with filters is asked for when it is shown. */
export function prefetchAssistantLog(_params: unknown, search: URLSearchParams) {
  void queryClient.prefetchQuery(modelQuery);
  return search.size === 0 ? queryClient.prefetchInfiniteQuery(logQuery({})) : undefined;
}
