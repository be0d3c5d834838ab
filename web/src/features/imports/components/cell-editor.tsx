import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './import.module.css';

type Props = {
  text: string;
  /** What the cell is of, as "Class, row 34". */
  label: string;
  /** Why the cell is bad. */
  problem: string | undefined;
  onSave: (text: string) => void;
};

/** A cell that is corrected in its place: Enter saves and opens the next bad cell, leaving it saves, Esc leaves it as it was. */
export function CellEditor({ text, label, problem, onSave }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const finish = (value: string | null, hasFocus: boolean) => {
    setDraft(null);
    if (value !== null && value.trim() !== text) onSave(value.trim());
    // Back to the cell, so that the next key is about it.
    if (hasFocus) queueMicrotask(() => button.current?.focus());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Else the key would press the cell's button once more, with the text that is being replaced.
    event.preventDefault();
    const next = event.key === 'Enter' ? nextBadCell(input.current) : undefined;
    finish(event.key === 'Enter' ? draft : null, next === undefined);
    next?.click();
  };
  if (draft !== null)
    return (
      <input
        ref={input}
        className={classes.cellInput}
        aria-label={label}
        value={draft}
        maxLength={500}
        // biome-ignore lint/a11y/noAutofocus: the cell was pressed to be written in
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={press}
        onBlur={() => finish(draft, false)}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={problem ? classes.badCell : classes.goodCell}
      title={problem ?? text}
      aria-label={t`Correct ${label}: ${text || t`blank`}`}
      data-bad-cell={problem ? '' : undefined}
      // On pressing: leaving another cell saves that one and may move this cell away before the button is let go.
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDraft(text);
      }}
      onClick={() => setDraft(text)}
    >
      {text || (problem ? t`blank` : '')}
    </button>
  );
}

/** The bad cell after this one in the table, in the order of reading. */
function nextBadCell(cell: HTMLElement | null): HTMLElement | undefined {
  const bad = cell?.closest('table')?.querySelectorAll<HTMLElement>('[data-bad-cell]') ?? [];
  return [...bad].find((one) => (cell?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
}
