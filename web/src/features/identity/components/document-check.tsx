import { Trans, useLingui } from '@lingui/react/macro';
import { CERTIFICATE_CODE } from '@shala/contract/certificates';
import { verifyReceipt } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatRupees } from '#lib/format';
import { useAsked } from '#lib/use-asked';
import { Button } from '#ui/button';
import { ErrorState } from '#ui/error-state';
import { Facts } from '#ui/facts';
import { TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { Notice } from '#ui/notice';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import { CertificateFinding } from './certificate-finding.tsx';
import classes from './entrance.module.css';
import { Entrance } from './entrance.tsx';
import { isUnknown, UnknownCode } from './unknown-code.tsx';

type Receipt = CallAnswer<typeof verifyReceipt>;

/** Anybody may ask here whether a document with this code was issued by a school, and whether it still stands. */
export function DocumentCheck({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Entrance
      title={t`Check a document`}
      lead={<Trans>Receipts and certificates made in Shala carry a code that anyone can check here.</Trans>}
    >
      {code === '' ? null : code.startsWith(CERTIFICATE_CODE) ? <CertificateFinding code={code} /> : <Finding code={code} />}
      <CodeForm key={code} isFirst={code === ''} />
    </Entrance>
  );
}

/** The code typed by hand, as it is printed under the QR code. */
function CodeForm({ isFirst }: { isFirst: boolean }) {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') setSearch({ code: text.trim() });
  };
  return (
    <Form label={t`Check a document`} onSubmit={submit}>
      <TextField
        name="code"
        label={isFirst ? t`Code on the document` : t`Check another code`}
        description={t`Type capital and small letters exactly as printed.`}
        maxLength={60}
        autoComplete="off"
        autoFocus={isFirst}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormFoot>
        <Button type="submit">{t`Check`}</Button>
      </FormFoot>
    </Form>
  );
}

function Finding({ code }: { code: string }) {
  const { t } = useLingui();
  const { data: receipt, error, isAsking, ask } = useAsked(verifyReceipt, code);
  if (receipt) return <ReceiptFacts receipt={receipt} />;
  if (isUnknown(error)) return <UnknownCode code={code} />;
  if (!error) return <SkeletonRows count={6} height={26} />;
  return <ErrorState title={t`The document could not be checked`} error={error} onRetry={ask} isRetrying={isAsking} />;
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const { receiptNo, financialYear, amountInWords } = receipt;
  const sum = formatRupees(receipt.amount);
  return (
    <div className={classes.stack}>
      <p>
        <Standing receipt={receipt} />
      </p>
      <Facts
        facts={[
          { term: t`School`, value: receipt.schoolName },
          { term: t`Receipt`, value: t`No. ${receiptNo} of ${financialYear}` },
          { term: t`Paid on`, value: formatDate(receipt.paidOn) },
          { term: t`Amount`, value: t`${sum} (${amountInWords})` },
          { term: t`Student`, value: receipt.student },
          { term: t`Class`, value: receipt.className },
        ]}
      />
      <Notice>
        <Trans>Compare every line with the printed document. If any line differs, the document was changed after it was issued.</Trans>
      </Notice>
    </div>
  );
}

function Standing({ receipt: { state, cancelledOn } }: { receipt: Receipt }) {
  const { t } = useLingui();
  if (state === 'genuine') return <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Genuine`}</StatusBadge>;
  if (state === 'awaiting clearance') {
    return (
      <StatusBadge tone="warn" icon={<IconHourglass size={14} stroke={2} />}>
        {t`Genuine, subject to realisation of the cheque`}
      </StatusBadge>
    );
  }
  const on = cancelledOn ? formatDate(cancelledOn) : '';
  return (
    <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>
      {cancelledOn ? t`Cancelled on ${on}: no longer a proof of payment` : t`Cancelled: no longer a proof of payment`}
    </StatusBadge>
  );
}
