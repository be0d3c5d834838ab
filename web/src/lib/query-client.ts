import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { onForget } from './session-events.ts';

/** What screens have loaded, for as long as the session lasts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // An answer is an answer: only what never arrived, or a server that is away, is worth asking again.
      retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status === 503),
      retryDelay: (count) => 500 * 2 ** count,
    },
  },
});

onForget(() => queryClient.clear());
