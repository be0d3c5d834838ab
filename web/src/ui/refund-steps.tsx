import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  /** The receipts to cancel, each with its sum, as one text. */
  receipts: string;
  count: number;
  /** What is recorded again and for which months; null when all of it goes back. */
  kept: string | null;
  lastMonth: string;
  paid: string;
  /** What has to be done before. */
  first?: ReactNode;
};

/** How the office pays fees back that were paid for months after a leaving, step by step. */
export function RefundSteps({ receipts, count, kept, lastMonth, paid, first }: Props) {
  return (
    <ol style={{ margin: '4px 0 0', paddingInlineStart: 20, listStyle: 'decimal' }}>
      {first ? <li>{first}</li> : null}
      <li>
        <Plural value={count} one={`Cancel receipt ${receipts}.`} other={`Cancel these receipts: ${receipts}.`} />
      </li>
      {kept === null ? null : (
        <li>
          <Trans>
            Record a new receipt of {kept} for the months up to {lastMonth}. The parent does not pay again.
          </Trans>
        </li>
      )}
      <li>
        <Trans>Return {paid} to the parent.</Trans>
      </li>
    </ol>
  );
}
