import { Trans, useLingui } from '@lingui/react/macro';
import { toPaise, toRupees } from '@shala/contract/shared';
import { IconCalendarCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { ExtendDialog } from '../dues/extend-dialog.tsx';
import classes from './collection.module.css';
import type { FeeCard } from './student-card.tsx';

/** What can be done for several families at once. */
export function BulkBar({ cards, onClear }: { cards: FeeCard[]; onClear: () => void }) {
  const { t } = useLingui();
  const [isExtending, setIsExtending] = useState(false);
  const sum = formatRupees(toRupees(cards.reduce((total, { amount }) => total + toPaise(amount), 0)));
  const count = formatNumber(cards.length);
  return (
    <section className={classes.bulk} aria-label={t`Chosen students`}>
      <strong>
        <Trans>{count} selected</Trans>
      </strong>
      <span className={classes.sum}>{sum}</span>
      <Button isPrimary icon={<IconCalendarCheck size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsExtending(true)}>
        {t`Extend due date`}
      </Button>
      <Button aria-label={t`Choose nobody`} icon={<IconX size={16} stroke={1.75} aria-hidden="true" />} onClick={onClear}>
        {null}
      </Button>
      {isExtending ? (
        <ExtendDialog students={cards.map(({ _id, name }) => ({ id: _id, name }))} onClose={() => setIsExtending(false)} onDone={onClear} />
      ) : null}
    </section>
  );
}
