import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { Text } from '#ui/layout';
import type { ScheduleRow } from '../api.ts';
import { subjectColour } from '../lib/subject-colour.ts';
import classes from './day-table.module.css';
import { RowEditor, type RowEditorProps } from './row-editor.tsx';

type Props = {
  rows: ScheduleRow[];
  editedId: string | null;
  onEdit: (periodId: string | null) => void;
  editor: Omit<RowEditorProps, 'row' | 'onClose'>;
  /** A period that is taught in groups is changed in all its classes at once, not here. */
  isInGroups: (periodId: string) => boolean;
};

/** The periods of a day; one row at a time turns into selects. */
export function DayTable({ rows, editedId, onEdit, editor, isInGroups }: Props) {
  const { t } = useLingui();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const handleClose = (periodId: string) => {
    onEdit(null);
    // The button is there again with the next paint.
    requestAnimationFrame(() => buttons.current.get(periodId)?.focus());
  };
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.period}>{t`Period`}</th>
          <th scope="col">{t`Subject Name`}</th>
          <th scope="col">{t`Teacher Name`}</th>
          <th scope="col" className={classes.act} aria-label={t`Edit`} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.periodId === editedId ? (
            <tr key={row.periodId} className={classes.editor}>
              <td colSpan={4}>
                <RowEditor {...editor} row={row} onClose={() => handleClose(row.periodId)} />
              </td>
            </tr>
          ) : (
            <tr key={row.periodId} className={classes.row}>
              <th scope="row">{row.periodName}</th>
              <td>
                <SubjectName name={row.subjectName} />
              </td>
              <td>
                <TeacherName row={row} />
              </td>
              <td>
                <button
                  type="button"
                  className={classes.edit}
                  disabled={isInGroups(row.periodId)}
                  title={isInGroups(row.periodId) ? t`Taught in groups. Select the period in the week to change it.` : undefined}
                  aria-label={t`Edit ${row.periodName}`}
                  ref={(button) => {
                    if (button) buttons.current.set(row.periodId, button);
                  }}
                  onClick={() => onEdit(row.periodId)}
                >
                  <IconPencil size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function SubjectName({ name }: { name: string | null }) {
  const { t } = useLingui();
  if (name === null) return <Text span c="var(--c-ink-3)">{t`No class`}</Text>;
  return (
    <span className={classes.subject}>
      <span className={classes.dot} style={{ background: subjectColour(name).rule }} aria-hidden="true" />
      <span translate="no">{name}</span>
    </span>
  );
}

function TeacherName({ row }: { row: ScheduleRow }) {
  const { t } = useLingui();
  if (row.teacherName !== null) return <span translate="no">{row.teacherName}</span>;
  if (row.subjectName === null)
    return (
      <Text span c="var(--c-ink-3)">
        –
      </Text>
    );
  return (
    <span className={classes.waits}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
      {t`No teacher`}
    </span>
  );
}
