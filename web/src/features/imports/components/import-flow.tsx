import type { ImportKind } from '@shala/contract/imports';
import { useState } from 'react';
import type { Done, Preview } from '../api.ts';
import { withCorrection } from '../lib/correct-rows.ts';
import { DoneNotice } from './done-notice.tsx';
import classes from './import.module.css';
import { PreviewStep } from './preview-step.tsx';
import { SharedPhones } from './shared-phones.tsx';
import { UploadStep } from './upload-step.tsx';

type Props = {
  kind: ImportKind;
  /** Hears which file is in preview, null when none is. */
  onFile?: (fileName: string | null) => void;
};

/** An import from the file to its undo: choose the file, check every row, import. */
export function ImportFlow({ kind, onFile }: Props) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const show = (next: Preview | null) => {
    setPreview(next);
    onFile?.(next?.fileName ?? null);
  };
  return (
    <>
      {done && !preview ? (
        <div className={classes.told}>
          <DoneNotice done={done} onUndone={() => setDone(null)} />
          {done.kind === 'students' ? <SharedPhones importId={done.id} /> : null}
        </div>
      ) : null}
      {preview ? (
        <PreviewStep
          key={preview.id}
          preview={preview}
          onPreview={show}
          // Of the preview as it is by then: the columns may have been matched otherwise since the cell was corrected.
          onCorrected={(answer) => setPreview((current) => current && withCorrection(current, answer))}
          onCancel={() => show(null)}
          onDone={(counts) => {
            setDone({ id: preview.id, kind: preview.kind, ...counts });
            show(null);
          }}
        />
      ) : (
        <UploadStep key={kind} kind={kind} onPreview={show} />
      )}
    </>
  );
}
