import { listPinnedQuestions, unpinQuestion } from '@shala/contract/assistant';
import { getHomepage, getSetupChecklist } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminDetails } from '#features/identity';
import { callsOf } from '#lib/calls-of';
import { newKey } from '#lib/new-key';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

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

/** The questions that one has pinned in the assistant, answered anew. */
export function usePinnedQuestions() {
  return useCall(listPinnedQuestions, {});
}

/** Takes a question off the Dashboard. */
export function useUnpin() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (pinId: string) => send(unpinQuestion, { params: { pinId } }, { headers: { 'Idempotency-Key': newKey() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: query(listPinnedQuestions, {}).queryKey }),
  });
}

/** Begins loading what the Dashboard shows. */
export function prefetchHomepage() {
  const parts = [prefetch(getHomepage, {}), prefetch(getSetupChecklist, {}), prefetch(listPinnedQuestions, {})];
  return Promise.all([...parts, queryClient.prefetchQuery(adminDetails())]);
}
