import { getHealth } from '@shala/contract/operations';
import type { CallAnswer } from '@shala/contract/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

export type Health = CallAnswer<typeof getHealth>;

const health = queryOptions({
  queryKey: ['operations', 'health'],
  queryFn: ({ signal }) => send(getHealth, {}, { signal }),
});

/** How the installation is doing. */
export function useHealth() {
  return useQuery(health);
}

export function prefetchHealth() {
  return queryClient.prefetchQuery(health);
}
