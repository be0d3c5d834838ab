import { type AccessToken, addAccessToken, listAccessTokens, revokeAccessToken } from '@shala/contract/access';
import {
  type AssistantPlan,
  cancelAssistantPlan,
  confirmAssistantPlan,
  listAssistantPlans,
  undoAssistantPlan,
} from '@shala/contract/assistant';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type { AccessToken, AssistantPlan };
export { addAccessToken };

const ALL = 'access';
/** A program may make a plan while the screen is open. */
const LOOK_AGAIN_MS = 5000;

const { query, useCall, prefetch } = callsOf(ALL);

export const useTokens = () => useCall(listAccessTokens, {});
export const usePlans = () => useQuery({ ...query(listAssistantPlans, {}), refetchInterval: LOOK_AGAIN_MS });
export const prefetchAccess = () => Promise.all([prefetch(listAccessTokens, {}), prefetch(listAssistantPlans, {})]);

/** Asks anew for the tokens, after one was made. */
export function useTokensAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [ALL, listAccessTokens.name] });
}

export function useRevoke(onDone: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (tokenId: string) => send(revokeAccessToken, { params: { tokenId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [ALL] });
      onDone();
    },
  });
}

/** Carries a plan out, leaves it or takes it back; each says what became of it. */
export function usePlanActs(planId: string) {
  const client = useQueryClient();
  // What was done stands on other screens too.
  const onSettled = () => void forgetShown(client, 'office');
  const params = { planId };
  return {
    confirm: useSingleMutation({
      mutationFn: (recipients: number) => send(confirmAssistantPlan, { params, body: { recipients } }),
      onSettled,
    }),
    cancel: useSingleMutation({ mutationFn: () => send(cancelAssistantPlan, { params }), onSettled }),
    undo: useSingleMutation({ mutationFn: () => send(undoAssistantPlan, { params }), onSettled }),
  };
}
