import { getSetupChecklist } from '@shala/contract/dashboard';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminDetails } from '#features/identity';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

const setupChecklist = queryOptions({
  queryKey: ['dashboard', 'setupChecklist'],
  queryFn: ({ signal }) => send(getSetupChecklist, {}, { signal }),
});

/** What a new school has set up and what is left. */
export function useSetupChecklist() {
  return useQuery(setupChecklist);
}

/** Begins loading what the Dashboard shows. */
export function prefetchHomepage() {
  return Promise.all([queryClient.prefetchQuery(setupChecklist), queryClient.prefetchQuery(adminDetails())]);
}
