import { useLingui } from '@lingui/react/macro';
import type { ResultChanges } from '@shala/contract/exams';
import type { ReactNode } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FormError } from '#ui/form-error';
import classes from '../components/exams.module.css';
import { ResultChangeList } from './result-changes.tsx';

type Sent = { error: unknown; isPending: boolean };
type Props = {
  title: string;
  context: string;
  width: number;
  saveLabel: string;
  /** What is said when it was saved. */
  saved: string;
  preview: Sent & { data: ResultChanges | undefined };
  save: Sent;
  onPreview: () => void;
  onSave: (options: { onSuccess: () => void }) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A drawer whose fields are saved only after it was shown whose results change. */
export function LookThenSave({ title, context, width, saveLabel, saved, preview, save, onPreview, onSave, onClose, children }: Props) {
  const { t } = useLingui();
  const handleSave = () =>
    onSave({
      onSuccess: () => {
        showToast({ tone: 'good', sentence: saved });
        onClose();
      },
    });
  const foot = (
    <span className={classes.buttons}>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      {preview.data ? (
        <Button isPrimary isBusy={save.isPending} onClick={handleSave}>
          {saveLabel}
        </Button>
      ) : (
        <Button isPrimary isBusy={preview.isPending} onClick={onPreview}>{t`Preview changes`}</Button>
      )}
    </span>
  );
  return (
    <Drawer title={title} context={context} width={width} onClose={onClose} foot={foot}>
      <div className={classes.stack} data-form="">
        {children}
        <FormError error={preview.error ?? save.error} />
        {preview.data ? <ResultChangeList data={preview.data} /> : null}
      </div>
    </Drawer>
  );
}
