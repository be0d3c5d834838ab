import { getHomepage, getSetupChecklist } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { useQuery } from '@tanstack/react-query';
import { adminDetails } from '#features/identity';
import { callsOf } from '#lib/calls-of';
import { queryClient } from '#lib/query-client';

export type Homepage = CallAnswer<typeof getHomepage>;
/** A part of the Dashboard as its card gets it. */
export type Part<Name extends keyof Homepage> = NonNullable<Homepage[Name]>;

const MINUTE = 60_000;

const { query, useCall, prefetch } = callsOf('dashboard');

/** What a new school has set up and what is left. */
export function useSetupChecklist() {
  return useCall(getSetupChecklist, {});
}

/** Today at a glance. */
export function useHomepage() {
  // The morning moves on while the screen stands open.
  return useQuery({ ...query(getHomepage, {}), refetchInterval: MINUTE });
}

/** Begins loading what the Dashboard shows. */
export function prefetchHomepage() {
  return Promise.all([prefetch(getHomepage, {}), prefetch(getSetupChecklist, {}), queryClient.prefetchQuery(adminDetails())]);
}
