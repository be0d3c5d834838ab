import type * as calls from '@shala/contract/question-papers';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type Paper = CallAnswer<typeof calls.getQuestionPaper>;
export type PaperQuestion = Paper['questions'][number];
export type PaperBook = CallAnswer<typeof calls.listPaperBooks>['books'][number];
export type Preset = CallAnswer<typeof calls.listPaperBooks>['presets'][number];
export type Chosen = CallAnswer<typeof calls.createQuestionPaper>;
export type BankQuestion = CallAnswer<typeof calls.listBankQuestions>['questions'][number];

const ALL = 'question-papers';

/** How to load what a call of question papers answers, loaded, and begun to load. */
export const { query: papersQuery, useCall: usePapers, prefetch: prefetchOfPapers } = callsOf(ALL, { keepsLast: true });

/** Changes something; all that was loaded of question papers is out of date after it. */
export function usePapersAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => unknown) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: async (answer, input) => {
      await onDone?.(answer, input);
      await client.invalidateQueries({ queryKey: [ALL] });
    },
  });
}
