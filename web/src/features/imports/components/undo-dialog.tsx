import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import { Modal, ModalFoot } from '#ui/modal';

type Props = {
  undo: { isPending: boolean; undo: (importId: string) => void };
  importId: string;
  created: number;
  updated: number;
  onClose: () => void;
};

/** Asks before all imported people go out of the lists: it cannot be undone. */
export function UndoDialog({ undo, importId, created, updated, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Modal title={t`Cancel this import?`} onClose={onClose} isLocked={undo.isPending}>
      <p>
        <Plural
          value={created}
          _0="No record will be removed."
          one="# imported record will be removed, with all corrections made in the preview."
          other="# imported records will be removed, with all corrections made in the preview."
        />{' '}
        {updated > 0 ? (
          <Plural
            value={updated}
            one="# updated record will get its old entries back."
            other="# updated records will get their old entries back."
          />
        ) : null}{' '}
        {t`To add them again, import the file again.`}
      </p>
      <ModalFoot>
        <Button onClick={onClose} disabled={undo.isPending} data-autofocus="">{t`Keep the import`}</Button>
        <Button isDanger isBusy={undo.isPending} onClick={() => undo.undo(importId)}>{t`Cancel import`}</Button>
      </ModalFoot>
    </Modal>
  );
}
