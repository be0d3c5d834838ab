import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { undoImport } from '@shala/contract/imports';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#lib/error-text';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { type Done, useImportAct } from '../api.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import { UndoDialog } from './undo-dialog.tsx';

type Props = { done: Done; onUndone: () => void };

/** What was imported a moment ago, where it is, and the undo. */
export function DoneNotice({ done: { id, kind, created, updated, unchanged, bad }, onUndone }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndo(onUndone);
  return (
    <Notice>
      {kind === 'students' ? (
        <Plural value={created} one="# student imported." other="# students imported." />
      ) : (
        <Plural value={created} one="# employee imported." other="# employees imported." />
      )}{' '}
      {updated > 0 ? <Plural value={updated} one="# record updated." other="# records updated." /> : null}{' '}
      {unchanged > 0 ? <Plural value={unchanged} one="# already entered, unchanged." other="# already entered, unchanged." /> : null}{' '}
      {bad > 0 ? <Plural value={bad} one="# row with an error, not imported." other="# rows with errors, not imported." /> : null}{' '}
      <Link to={kind === 'students' ? paths.students : paths.employees}>
        {kind === 'students' ? <Trans>Open Students</Trans> : <Trans>Open Employees</Trans>}
      </Link>{' '}
      <Button size="small" onClick={() => setIsAsking(true)}>{t`Cancel import`}</Button>{' '}
      {bad > 0 ? <BadRowsButton importId={id} size="small" /> : null}
      {isAsking ? <UndoDialog undo={undo} importId={id} created={created} updated={updated} onClose={() => setIsAsking(false)} /> : null}
    </Notice>
  );
}

/** Undoes an import, and says so, or why not. */
export function useUndo(onUndone?: () => void) {
  const { t } = useLingui();
  const act = useImportAct(undoImport, {
    onDone: (counts) => {
      const [removed, restored] = [formatNumber(counts.removed), formatNumber(counts.restored)];
      showToast({
        tone: 'good',
        sentence:
          counts.restored > 0
            ? t`Import cancelled. Records removed: ${removed}. Records restored to their old entries: ${restored}.`
            : t`Import cancelled. Records removed: ${removed}.`,
      });
      onUndone?.();
    },
  });
  return {
    isPending: act.isPending,
    undo: (importId: string) =>
      act.mutate({ input: { params: { importId } } }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) }),
  };
}
