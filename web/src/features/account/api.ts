import { getMyAccount } from '@shala/contract/identity';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

const { useCall, prefetch } = callsOf('account');

export type MyAccount = CallAnswer<typeof getMyAccount>;

export const useMyAccount = () => useCall(getMyAccount, {});
export const prefetchAccount = () => prefetch(getMyAccount, {});

/** Asks anew for the account, and for whose name stands in the frame. */
export function useAccountAgain() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: ['account'] }), client.invalidateQueries({ queryKey: ['identity'] })]);
}

/** Changes something of the account; runs until what is on the screen is new. */
export function useAccountAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const again = useAccountAgain();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: (answer) => {
      onDone?.(answer);
      return again();
    },
  });
}
