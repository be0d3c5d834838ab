import { useLingui } from '@lingui/react/macro';
import { toPaise, toRupees } from '@shala/contract/shared';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { BulkBar } from '#ui/bulk-bar';
import { Button } from '#ui/button';
import { ExtendDialog } from '../dues/extend-dialog.tsx';
import type { FeeCard } from './student-card.tsx';

/** What can be done for several families at once. */
export function FamiliesBar({ cards, onClear }: { cards: FeeCard[]; onClear: () => void }) {
  const { t } = useLingui();
  const [isExtending, setIsExtending] = useState(false);
  const sum = formatRupees(toRupees(cards.reduce((total, { amount }) => total + toPaise(amount), 0)));
  return (
    <BulkBar label={t`Selected students`} count={cards.length} onClear={onClear}>
      <span>{sum}</span>
      <Button isPrimary icon={<IconCalendarCheck size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsExtending(true)}>
        {t`Extend due date`}
      </Button>
      {isExtending ? (
        <ExtendDialog students={cards.map(({ _id, name }) => ({ id: _id, name }))} onClose={() => setIsExtending(false)} onDone={onClear} />
      ) : null}
    </BulkBar>
  );
}
