import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { undoImport } from '@shala/contract/imports';
import { Link } from 'react-router';
import { errorText } from '#lib/error-text';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { type Done, useImportAct } from '../api.ts';

type Props = { done: Done; onUndone: () => void };

/** What came in a moment ago, where it is, and the way back. */
export function DoneNotice({ done: { id, kind, created, updated, left }, onUndone }: Props) {
  const { t } = useLingui();
  const undo = useUndo(onUndone);
  return (
    <Notice>
      {kind === 'students' ? (
        <Plural value={created} one="# student was brought in." other="# students were brought in." />
      ) : (
        <Plural value={created} one="# employee was brought in." other="# employees were brought in." />
      )}{' '}
      {updated > 0 ? <Plural value={updated} one="# record was changed." other="# records were changed." /> : null}{' '}
      {left > 0 ? <Plural value={left} one="# row was left out." other="# rows were left out." /> : null}{' '}
      <Link to={kind === 'students' ? paths.students : paths.employees}>
        <Trans>Open the directory</Trans>
      </Link>{' '}
      <Button size="small" isBusy={undo.isPending} onClick={() => undo.undo(id)}>{t`Undo the import`}</Button>
    </Notice>
  );
}

/** Takes an import back, and says so, or why not. */
export function useUndo(onUndone?: () => void) {
  const { t } = useLingui();
  const act = useImportAct(undoImport, {
    onDone: (counts) => {
      const [removed, restored] = [formatNumber(counts.removed), formatNumber(counts.restored)];
      showToast({
        tone: 'good',
        sentence:
          counts.restored > 0
            ? t`Taken back: ${removed} of this import are gone, ${restored} have what they had before.`
            : t`Taken back: ${removed} of this import are gone.`,
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
