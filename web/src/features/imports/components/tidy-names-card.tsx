import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { remapImport } from '@shala/contract/imports';
import { Card } from '#ui/card';
import { CheckField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { type Preview, useImportAct } from '../api.ts';
import classes from './import.module.css';

type Props = { preview: Preview; onPreview: (preview: Preview) => void };

/** The offer to write names as a register does, with examples. */
export function TidyNamesCard({ preview: { id, kind, mapping, names }, onPreview }: Props) {
  const { t } = useLingui();
  const remap = useImportAct(remapImport, { onDone: onPreview, isPreview: true });
  return (
    <Card title={t`Names in capital or small letters`} fact={<Plural value={names.count} one="# name" other="# names" />}>
      <div className={classes.step}>
        <CheckField
          label={
            kind === 'students'
              ? t`Correct capital letters, and remove titles of parents such as Shri and Smt.`
              : t`Correct capital letters`
          }
          checked={names.isTidied}
          disabled={remap.isPending}
          onChange={(event) => remap.mutate({ input: { params: { importId: id }, body: { mapping, tidiesNames: event.target.checked } } })}
        />
        <ul className={classes.missing}>
          {names.examples.map(({ before, after }) => (
            <li key={before}>
              <Trans>
                <span>{before}</span> becomes <strong>{after}</strong>
              </Trans>
            </li>
          ))}
        </ul>
        <FormError error={remap.error} />
      </div>
    </Card>
  );
}
