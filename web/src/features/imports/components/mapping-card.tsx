import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_FIELDS, type ImportField, remapImport } from '@shala/contract/imports';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { type Preview, useImportAct } from '../api.ts';
import { samplesOf } from '../lib/samples.ts';
import { useImportFieldWords } from '../lib/words.ts';
import classes from './import.module.css';

type Props = { preview: Preview; onPreview: (preview: Preview) => void };

/** Each column of the file with what stands in it and the field it is matched to, to be confirmed or changed. */
export function MappingCard({ preview: { id, kind, headers, mapping, rows }, onPreview }: Props) {
  const { t } = useLingui();
  const words = useImportFieldWords();
  const known = mapping.filter((field) => field !== null).length;
  const [isOpen, setIsOpen] = useState(true);
  const remap = useImportAct(remapImport, { onDone: onPreview, isPreview: true });
  const choose = (column: number, value: string) => {
    const field = (value || null) as ImportField | null;
    // A field that moves to another column leaves the one it had.
    const changed = mapping.map((old, index) => (index === column ? field : field !== null && old === field ? null : old));
    remap.mutate({ input: { params: { importId: id }, body: { mapping: changed } } });
  };
  const choices = IMPORT_FIELDS[kind].map((field) => ({ value: field, label: words[field] }));
  return (
    <Card
      title={t`Check the columns`}
      fact={
        <Trans>
          {known} of {headers.length} columns matched
        </Trans>
      }
      action={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Hide columns` : t`Show columns`}
        </Button>
      }
    >
      {isOpen ? (
        <div className={classes.mapping}>
          {headers.map((header, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <div key={column} className={classes.column} data-unused={mapping[column] === null || undefined}>
              <ChoiceField
                label={header || t`Column ${column + 1}`}
                hasUsual
                placeholder={t`Do not import`}
                disabled={remap.isPending}
                choices={choices}
                value={mapping[column] ?? ''}
                onChange={(event) => choose(column, event.target.value)}
              />
              <p className={classes.samples}>{samplesOf(rows, column).join(' · ') || t`Empty`}</p>
            </div>
          ))}
        </div>
      ) : null}
      <FormError error={remap.error} />
    </Card>
  );
}
