import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { errorText } from '#lib/error-text';
import { Button } from '#ui/button';
import type { Sheet } from '../api.ts';
import type { MarkGrid } from '../lib/mark-grid.ts';
import { problemText } from '../lib/words.ts';
import classes from './grid.module.css';

/** How many of the marks that cannot be saved are named. */
const NAMED = 3;

type Props = {
  grid: MarkGrid;
  sheet: Sheet;
  isSaving: boolean;
  error: unknown;
  isCorrecting: boolean;
  onSave: () => void;
  onCorrect: () => void;
  onCancel: () => void;
};

/** How the grid is saved, and what can be done about it. */
export function MarkBar({ grid, sheet, isSaving, error, isCorrecting, onSave, onCorrect, onCancel }: Props) {
  const { t } = useLingui();
  useSyncExternalStore(grid.hearAll, grid.version);
  const unsaved = grid.count('unsaved');
  const bad = grid.bad();
  const disputed = grid.count('conflict');
  return (
    <div className={classes.bar} role="status">
      <span>
        {error ? (
          errorText(error)
        ) : isSaving ? (
          <Trans>Saving…</Trans>
        ) : unsaved === 0 && isCorrecting ? (
          <Trans>Nothing changed yet.</Trans>
        ) : unsaved === 0 ? (
          bad.length + disputed > 0 ? null : (
            <Trans>All marks are saved.</Trans>
          )
        ) : (
          <Plural value={unsaved} one="# change" other="# changes" />
        )}{' '}
        {bad.length > 0 ? (
          <strong className={classes.bad}>
            <Plural value={bad.length} one="# mark cannot be saved." other="# marks cannot be saved." />
          </strong>
        ) : null}{' '}
        {disputed > 0 ? (
          <Plural
            value={disputed}
            one="# mark is not saved: select which one to keep."
            other="# marks are not saved: select which ones to keep."
          />
        ) : null}{' '}
        {bad.slice(0, NAMED).map(({ key, value, problem }) => (
          <BadMark key={key} cellKey={key} value={value} problem={problem} sheet={sheet} />
        ))}
      </span>
      <span>
        <Trans>
          Press Enter to go down, Tab to go right. Type A for AB (absent), M for ML (medical leave), E for EX (exempt), N for NA (not
          assessed).
        </Trans>
      </span>
      {isCorrecting ? (
        <span className={classes.acts}>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button isPrimary disabled={unsaved === 0} onClick={onCorrect}>
            {t`Publish correction`}
          </Button>
        </span>
      ) : error ? (
        <Button onClick={onSave}>{t`Save again`}</Button>
      ) : null}
    </div>
  );
}

type BadMarkProps = { cellKey: string; value: string; problem: string; sheet: Sheet };

function BadMark({ cellKey, value, problem, sheet }: BadMarkProps) {
  const { t } = useLingui();
  const [paperId, studentId] = cellKey.split(' ');
  const name = sheet.students.find(({ id }) => id === studentId)?.name ?? '';
  const paper = sheet.papers.find(({ id }) => id === paperId);
  return (
    <span className={classes.bad}>{t`${name}, ${paper?.subject ?? ''}: “${value}”. ${problemText(problem, paper?.maxMarks ?? 0)}`} </span>
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
    const [theirs, mine] = [present || t`no marks`, value || t`no marks`];
    return (
      <div key={key} className={classes.dispute} role="alert">
        <span>{t`${name}, ${subject}: ${by} entered ${theirs}, you entered ${mine}.`}</span>
        <Button size="small" onClick={() => grid.settle(key, value)}>{t`Keep ${mine}`}</Button>
        <Button size="small" onClick={() => grid.settle(key, present)}>{t`Use ${theirs}`}</Button>
      </div>
    );
  });
}
