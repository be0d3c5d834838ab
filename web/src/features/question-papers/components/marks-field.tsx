import { useLingui } from '@lingui/react/macro';
import { NumberCell } from './number-cell.tsx';
import classes from './papers.module.css';

/** The marks of a question, whole or half. */
export function MarksField({ marks, onChange }: { marks: number; onChange: (marks: number) => void }) {
  const { t } = useLingui();
  return (
    <div>
      <div className={classes.quiet} aria-hidden="true">{t`Marks`}</div>
      <NumberCell label={t`Marks`} value={marks} least={0.5} most={40} step={0.5} onChange={(typed) => onChange(typed ?? 1)} />
    </div>
  );
}
