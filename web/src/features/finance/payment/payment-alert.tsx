import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { Box, Text } from '#ui/layout';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import classes from './payment-alert.module.css';
import type { Outcome } from './use-pay.ts';

const SHOWN_FOR_MS = 12_000;

type Props = { outcome: Outcome | null; onClose: () => void };

/** A payment that was recorded, at the foot of the screen, with its receipt. */
export function PaymentAlert({ outcome, onClose }: Props) {
  return (
    <div className={classes.place} role="alert">
      {outcome && 'answer' in outcome ? (
        <Successful key={outcome.answer.paymentId || outcome.order.key} outcome={outcome} onClose={onClose} />
      ) : null}
    </div>
  );
}

function Successful({ outcome, onClose }: { outcome: Extract<Outcome, { answer: unknown }>; onClose: () => void }) {
  const { t } = useLingui();
  const [isHeld, setIsHeld] = useState(false);
  const { addressOf } = useReceiptPaper();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  const { payer } = outcome.order;
  const { financialYear, receiptNo, receiptUrl } = outcome.answer;
  const sum = formatRupees(outcome.answer.amount || outcome.order.amount);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it
    <div
      className={classes.alert}
      data-tone="good"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
      <Box miw={0}>
        <Text fw={600}>{t`Payment Successful`}</Text>
        <p className={classes.text}>
          <Trans>
            {sum} from {payer.name}
          </Trans>
        </p>
      </Box>
      <Acts onClose={onClose}>
        {receiptUrl ? (
          <a href={addressOf(receiptUrl)} target="_blank" rel="noreferrer" data-receipt>
            <Trans>
              Open receipt {financialYear}/{receiptNo}
            </Trans>
          </a>
        ) : null}
      </Acts>
    </div>
  );
}

function Acts({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.acts}>
      {children}
      <Button size="small" onClick={onClose}>
        {t`Close`}
      </Button>
    </div>
  );
}
