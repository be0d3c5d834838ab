import { useLingui } from '@lingui/react/macro';
import { Select } from '#ui/controls';
import { type ReceiptPaper, useReceiptPaper } from '../lib/receipt-paper.ts';

/** What receipts are printed on at this counter. */
export function ReceiptPaperSelect() {
  const { t } = useLingui();
  const { paper, choose } = useReceiptPaper();
  const choices: { value: ReceiptPaper; label: string }[] = [
    { value: 'A5', label: t`Paper: A5` },
    { value: 'A4', label: t`Paper: A4, office and parent copy` },
    { value: 'roll', label: t`Paper: thermal printer roll (80 mm)` },
  ];
  return <Select label={t`Receipt paper`} value={paper} choices={choices} onChange={choose} />;
}
