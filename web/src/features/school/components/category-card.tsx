import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Group, Text } from '#ui/layout';
import classes from './school.module.css';

export type Category = { id: string; name: string };

type Props<Row extends Category> = {
  title: string;
  fact: string;
  rows: Row[];
  empty: string;
  /** A quiet word beside the name, such as how often it is used. */
  noteOf?: (row: Row) => ReactNode;
  onAdd: () => void;
  onRename: (row: Row) => void;
  onRemove?: (row: Row) => void;
};

/** One list of names by which something is sorted. */
export function CategoryCard<Row extends Category>({ title, fact, rows, empty, noteOf, onAdd, onRename, onRemove }: Props<Row>) {
  const { t } = useLingui();
  return (
    <Card title={title} fact={fact} action={<Button size="small" onClick={onAdd}>{t`Add category`}</Button>}>
      {rows.length === 0 ? (
        <Text pt={4} pb={16} px={16} c="dimmed">
          {empty}
        </Text>
      ) : null}
      <table className={classes.table} aria-label={title}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {/* 'Administration' is not broken beside the two buttons at 1080 px. */}
              <td style={{ minWidth: 126 }}>{row.name}</td>
              {noteOf ? <td className={classes.quiet}>{noteOf(row)}</td> : null}
              <td>
                <Group gap={6} justify="flex-end" wrap="nowrap">
                  <Button size="small" aria-label={t`Rename ${row.name}`} onClick={() => onRename(row)}>
                    {t`Rename`}
                  </Button>
                  {onRemove ? (
                    <Button size="small" aria-label={t`Delete ${row.name}`} onClick={() => onRemove(row)}>
                      {t`Delete`}
                    </Button>
                  ) : null}
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
