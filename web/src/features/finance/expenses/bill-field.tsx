import { useLingui } from '@lingui/react/macro';
import { MAX_BILL_BYTES } from '@shala/contract/finance';
import { type ChangeEvent, useId, useState } from 'react';
import classes from './expense.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

type Props = { file: File | null; onChange: (file: File | null) => void; isDisabled: boolean };

/** A photo or PDF of the bill; what is neither, or too large, is refused at once and not kept. */
export function BillField({ file, onChange, isDisabled }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    const megabytes = MAX_BILL_BYTES / 1024 / 1024;
    const found = !chosen
      ? null
      : !TYPES.includes(chosen.type)
        ? t`Choose a photo (JPEG, PNG, WebP) or a PDF.`
        : chosen.size > MAX_BILL_BYTES
          ? t`The file is larger than ${megabytes} MB.`
          : null;
    setProblem(found);
    if (found) target.value = '';
    onChange(found ? null : chosen);
  };
  return (
    <div>
      <label className={classes.legend} htmlFor={id} style={{ display: 'block' }}>
        {t`Receipt (photo or PDF)`}
      </label>
      <input
        id={id}
        type="file"
        className={classes.file}
        accept={TYPES.join(',')}
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
        aria-invalid={problem ? true : undefined}
        onChange={handleChange}
      />
      <p id={`${id}-note`} className={classes.note} role={problem ? 'alert' : undefined}>
        {problem ?? (file ? null : t`At most 10 MB. An expense may be entered without one.`)}
      </p>
    </div>
  );
}
