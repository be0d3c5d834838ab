import { getClassList, getSectionsOfClass } from '@shala/contract/classes';
import type * as calls from '@shala/contract/finance';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callsOf } from '#lib/calls-of';
import { newKey } from '#lib/new-key';
import { sendForMessage } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type ClassItem = CallAnswer<typeof getClassList>[number];
export type FeeStudent = CallAnswer<typeof calls.fetchStudentsOfClass>[number];
export type PaymentAnswer = CallAnswer<typeof calls.recordPayment>;
export type PaymentRow = CallAnswer<typeof calls.listPayments>['payments'][number];
export type ChequeRow = CallAnswer<typeof calls.listCheques>['cheques'][number];
export type StudentFees = CallAnswer<typeof calls.getStudentFees>;
export type FeeYears = CallAnswer<typeof calls.getFeeYears>;
export type FeeStructure = CallAnswer<typeof calls.getFeeStructure>;
export type FeeChanges = CallAnswer<typeof calls.previewFeeStructure>;
export type Collections = CallAnswer<typeof calls.getCollections>;
export type FinanceDetails = CallAnswer<typeof calls.getFinanceDetails>;

const ALL = 'finance';

/** How to load what a finance call answers, loaded, and begun to load; long lists by pages. */
export const {
  query: financeQuery,
  useCall: useFinance,
  prefetch: prefetchFinance,
  usePages: useFinancePages,
  prefetchPages: prefetchFinancePages,
} = callsOf(ALL);

type ActOptions<C extends Call> = {
  onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void;
  /** Calls whose lists the screen itself brings up to date; they are loaded anew when their time has come. */
  keeps?: readonly string[];
};

/**
 * Does something by a finance call, the same thing once at a time. The first try's key goes along when it is tried again, so that an act
 * whose answer was lost is not done twice. All that was loaded of finance is out of date after it.
 */
export function useFinanceAct<C extends Call>(call: C, { onDone, keeps = [] }: ActOptions<C> = {}) {
  const client = useQueryClient();
  const keys = useKeys();
  return useSingleMutation({
    mutationFn: ({ input, key = keys.of(input) }: { input: CallInput<C>; key?: string }) =>
      sendForMessage(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ data }, { input }) => {
      keys.forget();
      void client.invalidateQueries({ queryKey: [ALL], predicate: ({ queryKey }) => !keeps.includes(String(queryKey[1])) });
      onDone?.(data, input);
    },
  });
}

/** Gives how to change every answer of a call that is loaded, each page of a long list by itself. */
export function useChangeLoaded() {
  const client = useQueryClient();
  return <C extends Call>(call: C, change: (answer: CallAnswer<C>) => CallAnswer<C>): void => {
    client.setQueriesData<unknown>({ queryKey: [ALL, call.name] }, (data: unknown) => {
      if (data === undefined) return data;
      return isPaged<CallAnswer<C>>(data) ? { ...data, pages: data.pages.map(change) } : change(data as CallAnswer<C>);
    });
  };
}

function isPaged<Answer>(data: unknown): data is { pages: Answer[] } {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

/** A key for each thing that was asked for and of which nobody knows yet whether it was done. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    of(input: unknown): string {
      const asked = JSON.stringify(input);
      const key = keys.current.get(asked) ?? newKey();
      keys.current.set(asked, key);
      return key;
    },
    forget: () => keys.current.clear(),
  };
}

/** The classes of the school in its order. */
export function useClasses() {
  return useFinance(getClassList, {});
}

/** The class that a list of fees opens on: the one in the address, or else the first that has students, or the first. */
export function openingClass(classes: readonly ClassItem[], wanted: string | null): ClassItem | undefined {
  return classes.find(({ _id }) => _id === wanted) ?? classes.find(({ isEmpty }) => isEmpty !== true) ?? classes[0];
}

/** Begins loading the classes. */
export function prefetchClasses() {
  return prefetchFinance(getClassList, {});
}

/** The sections of a class. */
export function useSections(classId: string | undefined) {
  return useFinance(getSectionsOfClass, { body: { classId: classId ?? '' } }, classId !== undefined);
}
