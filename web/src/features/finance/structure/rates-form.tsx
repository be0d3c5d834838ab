import { useLingui } from '@lingui/react/macro';
import { type MonthName, YEAR_MONTHS } from '@shala/contract/shared';
import { formatMonth } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { Group } from '#ui/layout';
import type { FeeStructure } from '../api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RatesGrid } from './rates-grid.tsx';
import { useRates } from './use-rates.ts';

type Item = FeeStructure['classes'][number];
type Props = { structure: FeeStructure; item: Item; onClass: (id: string) => void };

/** Twelve sums a head for one class. Months before the chosen one stay as they are; nothing is saved before its effect was seen. */
export function RatesForm({ structure, item, onClass }: Props) {
  const { t } = useLingui();
  const form = useRates(structure, item);
  const classChoices = structure.classes.map(({ id, name }) => ({ value: id, label: t`Class ${name}` }));
  const monthChoices = YEAR_MONTHS.map((name) => ({ value: name, label: t`Change from ${formatMonth(name)}` }));
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
          {t`Copy last year’s fees`}
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
      {form.isPreviewing ? (
        <ChangeDialog
          title={t`Class ${item.name}, from ${formatMonth(form.fromMonth)}`}
          preview={form.preview}
          save={form.save}
          onSave={form.saveAll}
          onClose={form.closePreview}
        />
      ) : null}
    </Card>
  );
}
