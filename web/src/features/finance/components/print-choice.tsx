import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '#ui/controls';
import { keepPrintsReceipts, printsReceipts } from '../lib/print-receipt.ts';

/** Whether a receipt prints as soon as a payment is recorded at this counter. */
export function PrintChoice() {
  const { t } = useLingui();
  const [value, setValue] = useState(() => (printsReceipts() ? 'yes' : 'no'));
  return (
    <Select
      label={t`Receipt printing`}
      value={value}
      choices={[
        { value: 'yes', label: t`Printing: each receipt` },
        { value: 'no', label: t`Printing: only when asked` },
      ]}
      onChange={(next) => {
        keepPrintsReceipts(next === 'yes');
        setValue(next);
      }}
    />
  );
}
