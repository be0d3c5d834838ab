import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useState } from 'react';
import field from './field.module.css';
import classes from './file-field.module.css';

/** What is taken: MIME types, the words for them ("a photo (JPEG, PNG, WebP) or a PDF") and the largest size in bytes. */
type FileRule = { types: readonly string[]; words: string; maxBytes: number };

type Props = {
  label: string;
  rule: FileRule;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Said while nothing is chosen. */
  note?: string;
  error?: string | undefined;
  isDisabled?: boolean;
};

/** Chooses one file; what is of another kind, or too large, is refused at once and not kept. */
export function FileField({ label, rule, file, onChange, note, error, isDisabled = false }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { words } = rule;
  const megabytes = Math.floor(rule.maxBytes / 1024 / 1024);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    const found = !chosen
      ? null
      : !rule.types.includes(chosen.type)
        ? t`Select ${words}.`
        : chosen.size > rule.maxBytes
          ? t`The file is larger than ${megabytes} MB.`
          : null;
    setRefusal(found);
    if (found) target.value = '';
    onChange(found ? null : chosen);
  };
  const problem = refusal ?? error;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={classes.box}>
        <input
          id={id}
          type="file"
          className={classes.input}
          accept={rule.types.join(',')}
          disabled={isDisabled}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          onChange={handleChange}
        />
        <span className={classes.button} aria-hidden="true">{t`Select file`}</span>
        <span className={classes.name} aria-hidden="true">
          {file?.name ?? t`No file selected`}
        </span>
      </span>
      <p id={`${id}-note`} className={problem ? field.error : field.description} role={problem ? 'alert' : undefined}>
        {problem ?? (file ? null : note)}
      </p>
    </div>
  );
}
