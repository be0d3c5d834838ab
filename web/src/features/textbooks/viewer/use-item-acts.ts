import { t } from '@lingui/core/macro';
import {
  editTextbookItem,
  improveTextbookItem,
  mergeTextbookItem,
  moveTextbookItem,
  removeTextbookItem,
  splitTextbookItem,
  undoTextbookChange,
} from '@shala/contract/textbooks';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useTextbooksAct } from '../api.ts';
import type { Picked } from './picked.ts';

/** The acts on one item, one at a time; each says what it did, with a way back. */
export function useItemActs({ kind, item, text: seen, detail: seenDetail }: Picked, onClose: () => void) {
  const toast = useUndoToast();
  const say = (sentence: string, done: { textId: string; revision: number }) => {
    toast.done(sentence, done);
    onClose();
  };
  const params = { kind, itemId: item._id };
  const edit = useTextbooksAct(editTextbookItem, (done) => say(t`Saved.`, done));
  const remove = useTextbooksAct(removeTextbookItem, (done) => say(t`Deleted.`, done));
  const merge = useTextbooksAct(mergeTextbookItem, (done) => say(t`Merged with the next one.`, done));
  const split = useTextbooksAct(splitTextbookItem, (done) => say(t`Split in two.`, done));
  const move = useTextbooksAct(moveTextbookItem, (done) => say(t`Moved.`, done));
  const improve = useTextbooksAct(improveTextbookItem, (done) => say(t`Reworded.`, done));
  const acts = [edit, remove, merge, split, move, improve];
  const isBusy = acts.some(({ isPending }) => isPending);
  const start = (go: () => void) => {
    if (isBusy) return;
    for (const act of acts) act.reset();
    go();
  };
  return {
    isBusy,
    error: acts.find((act) => act.error)?.error,
    edit: (text: string, detail: string) => start(() => edit.mutate({ params, body: { text, detail, seen, seenDetail } })),
    improve: () => start(() => kind !== 'question' && improve.mutate({ params: { kind, itemId: item._id } })),
    isImproving: improve.isPending,
    remove: () => start(() => remove.mutate({ params })),
    merge: () => start(() => merge.mutate({ params })),
    move: (by: 1 | -1) => start(() => move.mutate({ params, body: { by } })),
    split: (body: { first: string; second: string; fromPage?: number }) => start(() => split.mutate({ params, body })),
  };
}

/** Says of one item that it is right as it is, with a way back. Refused where somebody changed its words since they were seen. */
export function useConfirm({ kind, item, text }: Pick<Picked, 'kind' | 'item' | 'text'>) {
  const say = useUndoToast();
  const act = useTextbooksAct(editTextbookItem, (done) => say.done(t`Confirmed.`, done));
  const confirm = () => act.mutate({ params: { kind, itemId: item._id }, body: { text, seen: text } }, { onError: say.error });
  return { isConfirming: act.isPending, confirm };
}

/** Says what was done to a book, with a way back, and what could not be done. */
export function useUndoToast() {
  const undo = useTextbooksAct(undoTextbookChange, () => showToast({ tone: 'good', sentence: t`The change was cancelled.` }));
  const error = (reason: unknown) => showToast({ tone: 'bad', sentence: errorText(reason) });
  const takeBack = (textId: string, revision: number) => undo.mutate({ params: { textId }, body: { revision } }, { onError: error });
  const done = (sentence: string, { textId, revision }: { textId: string; revision: number }) =>
    showToast({ tone: 'good', sentence, onUndo: () => takeBack(textId, revision) });
  return { done, error, takeBack };
}
