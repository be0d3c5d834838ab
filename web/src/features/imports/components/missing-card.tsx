import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { remapImport } from '@shala/contract/imports';
import { formatList } from '#lib/format';
import { Card } from '#ui/card';
import { CheckField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { type Preview, useImportAct } from '../api.ts';
import classes from './import.module.css';

type Props = { preview: Preview; onPreview: (preview: Preview) => void };

/** Classes and sections of the file that the school does not have, and the switch by which the import creates them. */
export function MissingCard({ preview: { id, mapping, missing, createsClasses }, onPreview }: Props) {
  const { t } = useLingui();
  const remap = useImportAct(remapImport, { onDone: onPreview, isPreview: true });
  const rows = missing.reduce((sum, one) => sum + one.rows, 0);
  return (
    <Card title={t`Classes and sections to create`} fact={<Plural value={rows} one="# row" other="# rows" />}>
      <div className={classes.step}>
        <ul className={classes.missing}>
          {missing.map(({ className, sections, isNewClass, rows: count }) => {
            const names = formatList(sections);
            return (
              <li key={className}>
                <strong>{isNewClass ? <Trans>New class {className}</Trans> : <Trans>Class {className}</Trans>}</strong>{' '}
                <Plural value={sections.length} one={`Section ${names}`} other={`Sections ${names}`} />{' '}
                <span>
                  <Plural value={count} one="(# row)" other="(# rows)" />
                </span>
              </li>
            );
          })}
        </ul>
        <CheckField
          label={t`Create them with this import`}
          description={t`New classes have no fee until you set it in Fee structure.`}
          checked={createsClasses}
          disabled={remap.isPending}
          onChange={(event) =>
            remap.mutate({ input: { params: { importId: id }, body: { mapping, createsClasses: event.target.checked } } })
          }
        />
        <FormError error={remap.error} />
      </div>
    </Card>
  );
}
