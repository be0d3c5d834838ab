import { Plural, useLingui } from '@lingui/react/macro';
import type { LeftOutReason } from '@shala/contract/imports';
import { formatList } from '#lib/format';
import type { Preview } from '../api.ts';
import classes from './import.module.css';

/** The rows of the file that are no students or employees: titles, totals, headings that repeat. */
export function LeftOut({ rows }: { rows: Preview['leftOut'] }) {
  const { t } = useLingui();
  const why: Record<LeftOutReason, string> = {
    title: t`Title`,
    headings: t`Repeated headings`,
    numbering: t`Column numbers`,
    total: t`Total`,
    note: t`Note or signature`,
  };
  return (
    <details className={classes.leftOut}>
      <summary>
        <Plural value={rows.length} one="# other row of the file is not imported" other="# other rows of the file are not imported" />
        {': '}
        {formatList([...new Set(rows.map((row) => why[row.why]))])}
      </summary>
      <ul>
        {rows.map(({ row, text, why: reason }) => (
          <li key={row}>{t`Row ${row}: ${why[reason]} (${text})`}</li>
        ))}
      </ul>
    </details>
  );
}
