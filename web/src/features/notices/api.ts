import type * as calls from '@shala/contract/notices';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { newKey } from '#lib/new-key';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type NoticeRow = CallAnswer<typeof calls.listNotices>['notices'][number];
export type NoticeWhole = CallAnswer<typeof calls.getNotice>;
export type Delivery = CallAnswer<typeof calls.listDeliveries>['deliveries'][number];
export type Reach = CallAnswer<typeof calls.countReach>;
export type NoticeText = CallInput<typeof calls.addNotice>['body'];

const ALL = 'notices';

/** What a call of notices answers, loaded and kept, and begun to load; long lists by pages. The last answer stays while another loads. */
export const {
  useCall: useNotices,
  prefetch: prefetchNotices,
  usePages: useNoticePages,
  prefetchPages: prefetchNoticePages,
} = callsOf(ALL, { keepsLast: true });

/** Does something by a call of notices; a request that is repeated with its key is done once. */
export function useNoticeAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key = newKey() }: { input: CallInput<C>; key?: string }) =>
      send(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: [ALL] });
      onDone?.(answer);
    },
  });
}
