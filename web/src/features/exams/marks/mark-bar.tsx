import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { errorText } from '#lib/error-text';
import { Button } from '#ui/button';
import type { Sheet } from '../api.ts';
import type { MarkGrid } from '../lib/mark-grid.ts';
import classes from './grid.module.css';

type Props = { grid: MarkGrid; isSaving: boolean; error: unknown; isCorrecting: boolean; onSave: () => void; onCorrect: () => void };

/** How the grid is saved, and what can be done about it. */
export function MarkBar({ grid, isSaving, error, isCorrecting, onSave, onCorrect }: Props) {
  const { t } = useLingui();
  useSyncExternalStore(grid.hearAll, grid.version);
  const [unsaved, bad] = [grid.count('unsaved'), grid.count('bad')];
  return (
    <div className={classes.bar} role="status">
      <span>
        {error ? (
          errorText(error)
        ) : isSaving ? (
          <Trans>Saving…</Trans>
        ) : unsaved === 0 ? (
          <Trans>All marks are saved.</Trans>
        ) : (
          <Plural value={unsaved} one="# change" other="# changes" />
        )}{' '}
        {bad > 0 ? <Plural value={bad} one="# mark cannot be saved." other="# marks cannot be saved." /> : null}
      </span>
      <span>
        <Trans>Enter moves down, Tab moves right. A, M, E or N enters AB, ML, EX or NA.</Trans>
      </span>
      {isCorrecting ? (
        <Button isPrimary disabled={unsaved === 0} onClick={onCorrect}>
          {t`Publish correction`}
        </Button>
      ) : error ? (
        <Button onClick={onSave}>{t`Save again`}</Button>
      ) : null}
    </div>
  );
}

/** Cells that somebody else changed meanwhile: either mark can be kept. */
export function Disputes({ grid, sheet }: { grid: MarkGrid; sheet: Sheet }) {
  const { t } = useLingui();
  useSyncExternalStore(grid.hearAll, grid.version);
  return grid.conflicts().map(({ key, value, present, problem: by }) => {
    const [paperId, studentId] = key.split(' ');
    const name = sheet.students.find(({ id }) => id === studentId)?.name ?? '';
    const subject = sheet.papers.find(({ id }) => id === paperId)?.subject ?? '';
    const [theirs, mine] = [present || t`nothing`, value || t`nothing`];
    return (
      <div key={key} className={classes.dispute} role="alert">
        <span>{t`${name}, ${subject}: ${by} entered ${theirs}, you entered ${mine}.`}</span>
        <Button size="small" onClick={() => grid.settle(key, value)}>{t`Keep ${mine}`}</Button>
        <Button size="small" onClick={() => grid.settle(key, present)}>{t`Use ${theirs}`}</Button>
      </div>
    );
  });
}
