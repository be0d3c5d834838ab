import type {
  findCertificatePeople,
  getCertificateForm,
  listCertificates,
  listCertificateTypes,
  prepareCertificate,
} from '@shala/contract/certificates';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { sendForMessage } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type CertificateRow = CallAnswer<typeof listCertificates>['certificates'][number];
export type CertificateTypes = CallAnswer<typeof listCertificateTypes>;
export type Person = CallAnswer<typeof findCertificatePeople>['people'][number];
export type Prepared = CallAnswer<typeof prepareCertificate>;
export type CertificateForm = CallAnswer<typeof getCertificateForm>;

/** How to load what a call about certificates answers, loaded, and begun to load. */
export const {
  query: certificatesQuery,
  useCall: useCertificates,
  prefetch: prefetchCertificates,
} = callsOf('certificates', { keepsLast: true });

type Act<C extends Call> = { input: CallInput<C>; key?: string; form?: FormData };

/** Does something by a call. What was loaded of certificates, students and fees is out of date after it. */
export function useCertificateAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, message: string | undefined) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key, form }: Act<C>) =>
      sendForMessage(call, input, { ...(key ? { headers: { 'Idempotency-Key': key } } : {}), ...(form ? { form } : {}) }),
    onSuccess: ({ data, message }) => {
      void forgetShown(client, 'certificates');
      onDone?.(data, message);
    },
    // It may be refused because somebody else was quicker: what they did is shown.
    onError: () => void client.invalidateQueries({ queryKey: ['certificates'] }),
  });
}
