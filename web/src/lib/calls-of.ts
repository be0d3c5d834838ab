import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { send } from './send.ts';

type Options = {
  /** Logged with a failure, beside what the screen says of it, as the specification has it. */
  complaint?: string;
  /** The last answer stays on the screen while another loads. */
  keepsLast?: boolean;
};

/** `isFresh` loads anew each time; what is not wanted is not loaded; `keepsLast` as above, for one list. */
type PagesOptions = { isFresh?: boolean; isWanted?: boolean; keepsLast?: boolean };

/** What a long list is asked with; the page itself is named by `after`. */
type ListInput = { params?: unknown; query: object };

/**
 * How a feature loads what its calls answer: `query` says how, `useCall` loads and keeps it, `prefetch` begins loading it before a screen is
 * shown; the same of long lists by pages. Everything is kept under the feature's name, the call's name and what was asked.
 */
export function callsOf(feature: string, { complaint, keepsLast = false }: Options = {}) {
  const shown = keepsLast ? { placeholderData: keepPreviousData } : {};
  const load = async <C extends Call>(call: C, input: CallInput<C>, signal: AbortSignal) => {
    try {
      return await send(call, input, { signal });
    } catch (error) {
      if (complaint && !signal.aborted) console.warn(complaint, error);
      throw error;
    }
  };
  const query = <C extends Call>(call: C, input: CallInput<C>) =>
    queryOptions({ queryKey: [feature, call.name, input], queryFn: ({ signal }) => load(call, input, signal) });
  const pagesQuery = <C extends Call>(call: C, input: ListInput) =>
    infiniteQueryOptions({
      queryKey: [feature, call.name, 'pages', input],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        load(call, { ...input, query: { ...input.query, after: pageParam } } as unknown as CallInput<C>, signal),
      getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
    });
  return {
    query,
    useCall: <C extends Call>(call: C, input: CallInput<C>, isWanted = true) =>
      useQuery({ ...query(call, input), enabled: isWanted, ...shown }),
    prefetch: <C extends Call>(call: C, input: CallInput<C>) => queryClient.prefetchQuery(query(call, input)),
    /** `rows` are all that are loaded; the first page says what is true of the whole list. */
    usePages: <C extends Call, Row>(
      call: C,
      input: ListInput,
      rowsOf: (page: CallAnswer<C>) => Row[],
      { isFresh = false, isWanted = true, keepsLast: keeps = keepsLast }: PagesOptions = {},
    ) => {
      const pages = useInfiniteQuery({
        ...pagesQuery(call, input),
        enabled: isWanted,
        ...(keeps && { placeholderData: keepPreviousData }),
        ...(isFresh && { staleTime: 0 }),
      });
      return { ...pages, first: pages.data?.pages[0], rows: pages.data?.pages.flatMap(rowsOf) ?? [] };
    },
    prefetchPages: <C extends Call>(call: C, input: ListInput) => queryClient.prefetchInfiniteQuery(pagesQuery(call, input)),
  };
}
