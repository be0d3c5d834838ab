import { Trans, useLingui } from '@lingui/react/macro';
import { existingPayment } from '@shala/contract/finance';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { Box, Text } from '#ui/layout';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import classes from './payment-alert.module.css';

/** Why a payment was not recorded, and the way on. It is in the dialog, which keeps what was entered and is sent again under its key. */
export function FailedPayment({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { addressOf } = useReceiptPaper();
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers answer scrolling with a promise, which is no cleanup.
  useEffect(() => void place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const known = error instanceof CallError ? existingPayment.safeParse(error.data) : null;
  const isClosed = error instanceof CallError && error.code === 'dayClosed';
  // An answer without the flag of success, and without a sentence that says why.
  const isUnconfirmed = error instanceof CallError && error.status >= 200 && error.status < 300 && error.code === 'unexpected';
  return (
    <div ref={place} className={classes.alert} data-tone="bad" role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <Box miw={0}>
        <Text fw={600}>{t`Payment Failed`}</Text>
        <p className={classes.text}>
          {isUnconfirmed
            ? t`The server did not confirm the payment. Check the fees of the student before you try again.`
            : errorText(error)}
        </p>
      </Box>
      <div className={classes.acts}>
        {known?.success ? (
          <a href={addressOf(known.data.receiptUrl)} target="_blank" rel="noreferrer">
            <Trans>
              Open receipt {known.data.financialYear}/{known.data.receiptNo}
            </Trans>
          </a>
        ) : null}
        {isClosed ? <Link to={paths.dayClosing}>{t`Day closing`}</Link> : null}
      </div>
    </div>
  );
}
