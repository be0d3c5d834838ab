import { getHomepage, getSetupChecklist } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminDetails } from '#features/identity';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

export type Homepage = CallAnswer<typeof getHomepage>;
/** A part of the Dashboard as its card gets it. */
export type Part<Name extends keyof Homepage> = NonNullable<Homepage[Name]>;

const MINUTE = 60_000;

const setupChecklist = queryOptions({
  queryKey: ['dashboard', 'setupChecklist'],
  queryFn: ({ signal }) => send(getSetupChecklist, {}, { signal }),
});
const homepage = queryOptions({
  queryKey: ['dashboard', 'homepage'],
  queryFn: ({ signal }) => send(getHomepage, {}, { signal }),
  // The morning moves on while the screen stands open.
  refetchInterval: MINUTE,
});

/** What a new school has set up and what is left. */
export function useSetupChecklist() {
  return useQuery(setupChecklist);
}

/** Today at a glance. */
export function useHomepage() {
  return useQuery(homepage);
}

/** Begins loading what the Dashboard shows. */
export function prefetchHomepage() {
  return Promise.all([
    queryClient.prefetchQuery(homepage),
    queryClient.prefetchQuery(setupChecklist),
    queryClient.prefetchQuery(adminDetails()),
  ]);
}
