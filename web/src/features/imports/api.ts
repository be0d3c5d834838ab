import type * as calls from '@shala/contract/imports';
import type { ImportKind } from '@shala/contract/imports';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type Preview = CallAnswer<typeof calls.startImport>;
export type PreviewRow = Preview['rows'][number];
export type Summary = CallAnswer<typeof calls.listImports>[number];

/** What was imported a moment ago; `unchanged`: the rows of people who were entered already, `bad`: the rows with errors. */
export type Done = { id: string; kind: ImportKind; created: number; updated: number; unchanged: number; bad: number };

/** What a call about imports answers, loaded and kept, and begun to load. */
export const { query: importsQuery, useCall: useImports, prefetch: prefetchImports } = callsOf('imports');

type Act<C extends Call> = { input: CallInput<C>; form?: FormData };

type Options<C extends Call> = {
  onDone?: (answer: CallAnswer<C>) => void /** Changes the preview alone, one change after another. */;
  isPreview?: boolean;
};

/** Does something by a call about imports. What it imports or undoes may stand on any screen, so what was loaded of the office is out of date after it. */
export function useImportAct<C extends Call>(call: C, { onDone, isPreview = false }: Options<C> = {}) {
  const client = useQueryClient();
  return useSingleMutation({
    ...(isPreview && { scope: { id: 'import preview' } }),
    mutationFn: ({ input, form }: Act<C>) => send(call, input, form ? { form } : {}),
    onSuccess: (answer) => {
      if (!isPreview) void forgetShown(client, 'office');
      onDone?.(answer);
    },
  });
}
