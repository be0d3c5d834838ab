import { type AccessToken, addAccessToken, listAccessTokens, revokeAccessToken } from '@shala/contract/access';
import {
  type AssistantPlan,
  cancelAssistantPlan,
  confirmAssistantPlan,
  listAssistantPlans,
  undoAssistantPlan,
} from '@shala/contract/assistant';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';

export type { AccessToken, AssistantPlan };
export { addAccessToken };

const TOKENS = ['access', 'tokens'] as const;
const PLANS = ['access', 'plans'] as const;
/** A program may make a plan while the screen is open. */
const LOOK_AGAIN_MS = 5000;

const tokensQuery = queryOptions({ queryKey: TOKENS, queryFn: ({ signal }) => send(listAccessTokens, {}, { signal }) });
const plansQuery = queryOptions({ queryKey: PLANS, queryFn: ({ signal }) => send(listAssistantPlans, {}, { signal }) });

export const useTokens = () => useQuery(tokensQuery);
export const usePlans = () => useQuery({ ...plansQuery, refetchInterval: LOOK_AGAIN_MS });
export const prefetchAccess = () => Promise.all([queryClient.prefetchQuery(tokensQuery), queryClient.prefetchQuery(plansQuery)]);

/** Asks anew for the tokens, after one was made. */
export function useTokensAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: TOKENS });
}

export function useRevoke(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => send(revokeAccessToken, { params: { tokenId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['access'] });
      onDone();
    },
  });
}

/** Carries a plan out, leaves it or takes it back; each says what became of it. */
export function usePlanActs(planId: string) {
  const client = useQueryClient();
  // What was done stands on other screens too.
  const onSettled = () => void client.invalidateQueries();
  const params = { planId };
  return {
    confirm: useMutation({
      mutationFn: (recipients: number) => send(confirmAssistantPlan, { params, body: { recipients } }),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: () => send(cancelAssistantPlan, { params }), onSettled }),
    undo: useMutation({ mutationFn: () => send(undoAssistantPlan, { params }), onSettled }),
  };
}
