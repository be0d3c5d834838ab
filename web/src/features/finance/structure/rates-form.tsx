import { useLingui } from '@lingui/react/macro';
import { type MonthName, YEAR_MONTHS } from '@shala/contract/shared';
import { formatList, formatMonth } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { CheckField } from '#ui/field';
import { Group } from '#ui/layout';
import type { FeeStructure } from '../api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RatesGrid } from './rates-grid.tsx';
import classes from './structure.module.css';
import { type RatesState, useRates } from './use-rates.ts';

type Item = FeeStructure['classes'][number];
type Props = { structure: FeeStructure; item: Item; onClass: (id: string) => void };

/** Twelve sums a head for one class. Months before the chosen one stay as they are; nothing is saved before its effect was seen. */
export function RatesForm({ structure, item, onClass }: Props) {
  const { t } = useLingui();
  const form = useRates(structure, item);
  const titleClasses = formatList(
    structure.classes.filter(({ id }) => id === item.id || form.also.includes(id)).map(({ name }) => t`Class ${name}`),
  );
  const classChoices = structure.classes.map(({ id, name }) => ({ value: id, label: t`Class ${name}` }));
  const monthChoices = YEAR_MONTHS.map((name) => ({ value: name, label: t`Change fees from ${formatMonth(name)}` }));
  return (
    <Card>
      <Group gap={8} py={12} px={16}>
        <Select label={t`Class`} value={item.id} choices={classChoices} onChange={onClass} />
        <Select
          label={t`Change fees from`}
          value={form.fromMonth}
          choices={monthChoices}
          onChange={(name) => form.setFromMonth(name as MonthName)}
        />
        <Button onClick={() => void form.takeLastYear()} isBusy={form.isLoadingLast}>
          {t`Copy last year’s fees of this class`}
        </Button>
        <span style={{ marginInlineStart: 'auto', display: 'flex', gap: 8 }}>
          <Button onClick={form.reset} disabled={!form.isChanged}>
            {t`Undo the changes`}
          </Button>
          <Button isPrimary disabled={!form.isChanged || !form.isValid} onClick={form.openPreview}>
            {t`Preview changes`}
          </Button>
        </span>
      </Group>
      <RatesGrid heads={structure.heads.filter(({ hasRates }) => hasRates)} form={form} />
      {form.isChanged ? <OtherClasses classes={structure.classes.filter(({ id }) => id !== item.id)} form={form} /> : null}
      {form.isPreviewing ? (
        <ChangeDialog
          title={t`${titleClasses}, from ${formatMonth(form.fromMonth)}`}
          preview={form.preview}
          save={form.save}
          onSave={form.saveAll}
          onClose={form.closePreview}
        />
      ) : null}
    </Card>
  );
}

/** The classes that get the same change. */
function OtherClasses({ classes: list, form: { also, setAlso } }: { classes: Item[]; form: RatesState }) {
  const { t } = useLingui();
  if (list.length === 0) return null;
  const isAll = list.every(({ id }) => also.includes(id));
  return (
    <fieldset className={classes.others}>
      <legend>{t`Make the same change for`}</legend>
      <CheckField label={t`All classes`} checked={isAll} onChange={() => setAlso(isAll ? [] : list.map(({ id }) => id))} />
      {list.map(({ id, name }) => (
        <CheckField
          key={id}
          label={t`Class ${name}`}
          checked={also.includes(id)}
          onChange={({ target }) => setAlso(target.checked ? [...also, id] : also.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  );
}
