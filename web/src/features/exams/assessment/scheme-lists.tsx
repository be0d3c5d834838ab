import { useLingui } from '@lingui/react/macro';
import { schemeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import type { Assessment } from '../api.ts';
import classes from '../components/exams.module.css';

/** What is open beside the lists. */
export type Edited = { kind: 'scheme' | 'scale' | 'class' | 'copy'; id: string } | { kind: 'newScheme' | 'newScale' } | null;
type ListProps = { data: Assessment; onEdit: (edited: Edited) => void };

/** What each class follows. */
export function Followed({ data, onEdit }: ListProps) {
  const { t } = useLingui();
  const nameOf = new Map(data.schemes.map(({ id, name }) => [id, name]));
  const ranks = {
    off: t`No ranks`,
    standard: t`After equal marks, skip a rank (1, 2, 2, 4)`,
    dense: t`After equal marks, do not skip a rank (1, 2, 2, 3)`,
  };
  const text = (own: Assessment['classes'][number]) => {
    const names = [
      ...new Set(own.subjects.flatMap(({ schemeId }) => (schemeId === null ? [] : [schemeWords(nameOf.get(schemeId) ?? '')]))),
    ];
    return names.join(', ') || (own.areas.length > 0 ? t`Co-scholastic areas only` : t`None`);
  };
  return (
    <Card title={t`Classes`}>
      <DataTable
        isBare
        label={t`What each class follows`}
        rows={data.classes}
        rowId={({ classId }) => classId}
        columns={[
          {
            id: 'class',
            head: t`Class`,
            cell: ({ className }) => className,
            isOneLine: true,
          },
          { id: 'scheme', head: t`Scheme`, cell: text },
          {
            id: 'subjects',
            head: t`Subjects with marks`,
            cell: ({ subjects }) => subjects.filter(({ schemeId }) => schemeId !== null).length,
            isFigure: true,
          },
          { id: 'areas', head: t`Co-scholastic areas`, cell: ({ areas }) => areas.length, isFigure: true },
          { id: 'rank', head: t`Rank`, cell: ({ ranking }) => ranks[ranking], isOneLine: true },
          {
            id: 'edit',
            head: t`Action`,
            isHeadHidden: true,
            width: '80px',
            cell: ({ classId, className }) => (
              <Button
                size="small"
                aria-label={t`Edit ${className}`}
                onClick={() => onEdit({ kind: 'class', id: classId })}
              >{t`Edit`}</Button>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The grading scales of the school. */
export function Scales({ data, onEdit }: ListProps) {
  const { t } = useLingui();
  if (data.scales.length === 0 && data.schemes.length === 0) return null;
  return (
    <Card title={t`Grading scales`} action={<Button onClick={() => onEdit({ kind: 'newScale' })}>{t`Add scale`}</Button>}>
      <DataTable
        isBare
        label={t`Grading scales`}
        rows={data.scales}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: t`Scale`,
            cell: ({ id, name }) => (
              <span className={classes.buttons}>
                {schemeWords(name)}
                <Button
                  size="small"
                  aria-label={t`Edit ${schemeWords(name)}`}
                  onClick={() => onEdit({ kind: 'scale', id })}
                >{t`Edit`}</Button>
              </span>
            ),
          },
          {
            id: 'bands',
            head: t`Grades`,
            cell: ({ bands }) => bands.map(({ label, from }) => (from === null ? label : t`${label} from ${from}%`)).join(', '),
          },
          { id: 'source', head: t`Source`, cell: ({ source }) => schemeWords(source) || t`Made by the school` },
        ]}
      />
    </Card>
  );
}
