import { Trans, useLingui } from '@lingui/react/macro';
import { getPayment } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatRupees, sumInWords } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { feeHeadWords } from '#lib/stored-words';
import { Drawer } from '#ui/drawer';
import { Facts } from '#ui/facts';
import { LoadState } from '#ui/load-state';
import { useFinance } from '../api.ts';
import classes from '../components/facts.module.css';
import { PaymentStateBadge } from '../components/state-badge.tsx';
import { useFinanceWords } from '../lib/words.ts';
import { ReceiptActs } from './receipt-acts.tsx';

type Detail = CallAnswer<typeof getPayment>;

/** One payment: what it covers by month and head, everything that happened to it, and its receipt. */
export function PaymentDrawer({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const { t } = useLingui();
  const query = useFinance(getPayment, { params: { paymentId } });
  const { data } = query;
  return (
    <Drawer
      title={data ? t`Receipt ${data.financialYear}/${data.receiptNo}` : t`Receipt`}
      context={data ? <PaymentStateBadge state={data.state} /> : ' '}
      onClose={onClose}
      foot={data ? <ReceiptActs payment={data} /> : null}
    >
      <LoadState query={query} title={t`The receipt could not be opened`} rows={5}>
        {(payment) => <PaymentDetail payment={payment} />}
      </LoadState>
    </Drawer>
  );
}

function PaymentDetail({ payment }: { payment: Detail }) {
  const { t } = useLingui();
  const { modeOf, monthOf } = useFinanceWords();
  const { student, amount, mode, reference, bankName, paidOn, by, allocations } = payment;
  const facts = [
    { term: t`Student`, value: <Link to={pathTo(paths.studentFees, { studentId: student.id })}>{student.name}</Link> },
    { term: t`Class, admission no.`, value: `${student.className} ${student.sectionName} · ${student.admissionNumber}` },
    { term: t`Amount`, value: <strong>{formatRupees(amount)}</strong> },
    { term: t`Paid on`, value: formatDate(paidOn) },
    { term: t`Mode`, value: [modeOf(mode), reference, bankName].filter(Boolean).join(' · ') },
    { term: t`Received by`, value: by },
  ];
  return (
    <>
      <Facts facts={facts} />
      <p className={classes.words} translate="no">
        {sumInWords(amount)}
      </p>
      <h3 className={classes.title}>
        <Trans>Paid for</Trans>
      </h3>
      <ul className={classes.lines}>
        {allocations.map((part) => (
          <li key={`${part.month} ${part.head}`}>
            <span>{`${monthOf(part.month)} · ${feeHeadWords(part.head)}`}</span>
            <span>{formatRupees(part.amount)}</span>
          </li>
        ))}
      </ul>
      <History payment={payment} />
    </>
  );
}

function History({ payment: { history } }: { payment: Detail }) {
  const { t } = useLingui();
  const words: Record<Detail['history'][number]['what'], string> = {
    received: t`Received`,
    deposited: t`Deposited`,
    cleared: t`Cleared`,
    uncleared: t`Marked as not cleared`,
    reversed: t`Cancelled`,
    bounced: t`Bounced`,
    reprinted: t`Printed again`,
  };
  return (
    <>
      <h3 className={classes.title}>
        <Trans>Record of changes</Trans>
      </h3>
      <ul className={classes.lines}>
        {history.map(({ at, on, what, by, reason }) => (
          <li key={`${at} ${what}`}>
            <span>
              {on === undefined ? words[what] : what === 'deposited' ? t`Deposited on ${formatDate(on)}` : t`Cleared on ${formatDate(on)}`}
            </span>
            <span>{formatDateTime(at)}</span>
            <small>{[by, reason].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
