import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS, remapImport } from '@shala/contract/imports';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { type Preview, useImportAct } from '../api.ts';
import { useImportFieldWords } from '../lib/words.ts';
import classes from './import.module.css';

type Props = { preview: Preview; onPreview: (preview: Preview) => void };

/** What each column of the file stands for: recognised by its heading, and changed by hand. */
export function MappingCard({ preview: { id, kind, headers, mapping }, onPreview }: Props) {
  const { t } = useLingui();
  const words = useImportFieldWords();
  const known = mapping.filter((field) => field !== null).length;
  const [isOpen, setIsOpen] = useState(NEEDED_FIELDS[kind].some((field) => !mapping.includes(field)));
  const remap = useImportAct(remapImport, { onDone: onPreview });
  const choose = (column: number, value: string) => {
    const field = (value || null) as ImportField | null;
    // A field that moves to another column leaves the one it had.
    const changed = mapping.map((old, index) => (index === column ? field : field !== null && old === field ? null : old));
    remap.mutate({ input: { params: { importId: id }, body: { mapping: changed } } });
  };
  const choices = IMPORT_FIELDS[kind].map((field) => ({ value: field, label: words[field] }));
  return (
    <Card
      title={t`Columns`}
      fact={
        <Trans>
          {known} of {headers.length} recognised
        </Trans>
      }
      action={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Hide the columns` : t`Look at the columns`}
        </Button>
      }
    >
      {isOpen ? (
        <div className={classes.mapping}>
          {headers.map((header, column) => (
            <ChoiceField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              key={column}
              label={header || t`Column ${column + 1}`}
              placeholder={t`Left out`}
              disabled={remap.isPending}
              choices={choices}
              value={mapping[column] ?? ''}
              onChange={(event) => choose(column, event.target.value)}
            />
          ))}
        </div>
      ) : null}
      <FormError error={remap.error} />
    </Card>
  );
}
