import { Trans } from '@lingui/react/macro';
import type { getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import classes from './cash-count.module.css';

type Sheet = Pick<CallAnswer<typeof getDayClosing>, 'day' | 'expectedCash' | 'cash' | 'cancelled'>;
type Props = { sheet: Sheet };

/** The cash of receipts of earlier days that were cancelled on this day; it is a part of what was paid out. */
export const cashGivenBack = ({ day, cancelled }: Pick<Sheet, 'day' | 'cancelled'>): number =>
  cancelled.reduce((sum, { mode, receivedOn, amount }) => (mode === 'cash' && receivedOn < day ? sum + amount : sum), 0);

/** The cash that the books expect, and how it comes about. */
export function ExpectedCash({ sheet }: Props) {
  const { expectedCash, cash } = sheet;
  const givenBack = cashGivenBack(sheet);
  const sum = formatRupees(givenBack);
  const [opening, received, paidOut, deposited] = [cash.opening, cash.received, cash.paidOut, cash.deposited].map((part) =>
    formatRupees(part),
  );
  return (
    <>
      <strong>{formatRupees(expectedCash)}</strong>
      <small className={classes.explained}>
        <Trans>
          Opening {opening} + received {received} − paid out {paidOut} − deposited in bank {deposited}
        </Trans>
      </small>
      {givenBack > 0 ? (
        <small className={classes.explained}>
          <Trans>Paid out includes {sum} for receipts of earlier days that were cancelled on this day.</Trans>
        </small>
      ) : null}
    </>
  );
}
