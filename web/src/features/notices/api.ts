import type * as calls from '@shala/contract/notices';
import { listNotices } from '@shala/contract/notices';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { newKey } from '#lib/new-key';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { useMutationOnce } from '#lib/use-once';

export type NoticeRow = CallAnswer<typeof calls.listNotices>['notices'][number];
export type NoticeWhole = CallAnswer<typeof calls.getNotice>;
export type Delivery = CallAnswer<typeof calls.listDeliveries>['deliveries'][number];
export type Reach = CallAnswer<typeof calls.countReach>;
export type NoticeText = CallInput<typeof calls.addNotice>['body'];

const ALL = ['notices'] as const;

function queryOf<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({ queryKey: [...ALL, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }) });
}

/** What a call of notices answers, loaded and kept; the last answer stays while another loads. */
export function useNotices<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...queryOf(call, input), enabled: isWanted, placeholderData: keepPreviousData });
}

/** Begins loading it. */
export function prefetchNotices<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(queryOf(call, input));
}

type Pages = { params?: unknown; query: object };

/** How to load a long list by pages. */
function pagesQuery<C extends Call>(call: C, input: Pages) {
  return infiniteQueryOptions({
    queryKey: [...ALL, call.name, 'pages', input],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      send(call, { ...input, query: { ...input.query, after: pageParam } } as unknown as CallInput<C>, { signal }),
    getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
  });
}

/** A long list by pages: the first page says what is true of the whole list. */
export function useNoticePages<C extends Call, Row>(call: C, input: Pages, rowsOf: (page: CallAnswer<C>) => Row[]) {
  const pages = useInfiniteQuery({ ...pagesQuery(call, input), placeholderData: keepPreviousData });
  return { ...pages, data: pages.data?.pages[0], rows: pages.data?.pages.flatMap(rowsOf) ?? [] };
}

/** Begins loading the first page of notices. */
export function prefetchNoticePages(show: 'current' | 'all') {
  return queryClient.prefetchInfiniteQuery(pagesQuery(listNotices, { query: { show } }));
}

/** Does something by a call of notices; a request that is repeated with its key is done once. */
export function useNoticeAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: ({ input, key = newKey() }: { input: CallInput<C>; key?: string }) =>
      send(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ALL });
      onDone?.(answer);
    },
  });
}
