import { Trans, useLingui } from '@lingui/react/macro';
import { existingPayment } from '@shala/contract/finance';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Button } from '#ui/button';
import { Box, Text } from '#ui/layout';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import classes from './payment-alert.module.css';
import type { FilledOrder, Outcome } from './use-pay.ts';

const SHOWN_FOR_MS = 12_000;

type Props = { outcome: Outcome | null; onClose: () => void; onRetry: (order: FilledOrder) => void; isRetrying: boolean };

/** How a payment ended, at the foot of the screen: with the receipt, or with the reason and the way on. */
export function PaymentAlert({ outcome, onClose, onRetry, isRetrying }: Props) {
  return (
    <div className={classes.place} role="alert">
      {outcome === null ? null : 'answer' in outcome ? (
        <Successful key={outcome.answer.paymentId || outcome.order.key} outcome={outcome} onClose={onClose} />
      ) : (
        <Failed error={outcome.error} onClose={onClose} onRetry={() => onRetry(outcome.order)} isRetrying={isRetrying} />
      )}
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

type FailedProps = { error: unknown; onClose: () => void; onRetry: () => void; isRetrying: boolean };

function Failed({ error, onClose, onRetry, isRetrying }: FailedProps) {
  const { t } = useLingui();
  const { addressOf } = useReceiptPaper();
  const known = error instanceof CallError ? existingPayment.safeParse(error.data) : null;
  // Without an answer nobody knows whether the payment was stored; under the same key asking again is harmless.
  const isClosed = error instanceof CallError && error.code === 'dayClosed';
  // An answer without the flag of success, and without a sentence that says why.
  const isUnconfirmed = error instanceof CallError && error.status >= 200 && error.status < 300 && error.code === 'unexpected';
  const canRetry = error instanceof CallError && (error.status === 0 || error.status >= 500);
  return (
    <div className={classes.alert} data-tone="bad">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <Box miw={0}>
        <Text fw={600}>{t`Payment Failed`}</Text>
        <p className={classes.text}>
          {isUnconfirmed
            ? t`The server did not confirm the payment. Check the fees of the student before you try again.`
            : errorText(error)}
        </p>
      </Box>
      <Acts onClose={onClose}>
        {known?.success ? (
          <a href={addressOf(known.data.receiptUrl)} target="_blank" rel="noreferrer">
            <Trans>
              Open receipt {known.data.financialYear}/{known.data.receiptNo}
            </Trans>
          </a>
        ) : null}
        {isClosed ? <Link to={paths.dayClosing}>{t`Day closing`}</Link> : null}
        {canRetry ? (
          <Button size="small" onClick={onRetry} isBusy={isRetrying}>
            {t`Try again`}
          </Button>
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
