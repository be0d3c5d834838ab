import { Trans } from '@lingui/react/macro';
import type { getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import classes from './cash-count.module.css';

type Props = { sheet: Pick<CallAnswer<typeof getDayClosing>, 'expectedCash' | 'cash'> };

/** The cash that the books expect, and how it comes about. */
export function ExpectedCash({ sheet: { expectedCash, cash } }: Props) {
  const [opening, received, paidOut, deposited] = [cash.opening, cash.received, cash.paidOut, cash.deposited].map((sum) =>
    formatRupees(sum),
  );
  return (
    <>
      <strong>{formatRupees(expectedCash)}</strong>
      <small className={classes.explained}>
        <Trans>
          Opening {opening} + received {received} − paid out {paidOut} − deposited in bank {deposited}
        </Trans>
      </small>
    </>
  );
}
