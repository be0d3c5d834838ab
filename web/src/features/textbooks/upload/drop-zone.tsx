import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type RefObject, useId, useState } from 'react';
import { formatBytes } from '#lib/format';
import { Text } from '#ui/layout';
import classes from './drop-zone.module.css';

type Props = {
  file: File | null;
  input: RefObject<HTMLInputElement | null>;
  isDisabled: boolean;
  /** Gets what was chosen or dropped, whatever it is; null clears it. */
  onChange: (file: File | null) => void;
};

/** Takes one PDF by click, keyboard or drag and drop. */
export function DropZone({ file, input, isDisabled, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!isDisabled && dropped) onChange(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the field inside serves every other
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!isDisabled) setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        id={id}
        className={classes.input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t`PDF file`}
        aria-describedby={`${id}-rule`}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
      {file ? <Chosen file={file} isDisabled={isDisabled} onClear={() => onChange(null)} /> : null}
      <label htmlFor={id} className={classes.label} data-small={file ? true : undefined}>
        {file ? null : <IconUpload size={24} stroke={1.75} aria-hidden="true" />}
        <Text span c="var(--c-ink)" fz="md" fw={500}>
          {file ? <Trans>Select another file</Trans> : <Trans>Click to select the PDF, or drag it here</Trans>}
        </Text>
        <Text id={`${id}-rule`} span fz="xs">
          <Trans>PDF files only (MAX. 50MB)</Trans>
        </Text>
      </label>
    </div>
  );
}

function Chosen({ file, isDisabled, onClear }: { file: File; isDisabled: boolean; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.chosen}>
      <IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      <span className={classes.size}>{formatBytes(file.size)}</span>
      <button type="button" className={classes.clear} aria-label={t`Remove the file`} disabled={isDisabled} onClick={onClear}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
