import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

/** What a call of the setup answers, loaded and kept, and begun to load. */
export const { useCall: useSetup, prefetch: prefetchSetup } = callsOf('setup');

/** Saves something in the setup. It may stand on any screen, so what was loaded of the office is asked again. */
export function useSetupAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: async (answer) => {
      onDone?.(answer);
      await forgetShown(client, 'office');
    },
  });
}
