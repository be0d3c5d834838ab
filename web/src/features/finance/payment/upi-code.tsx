import { Trans, useLingui } from '@lingui/react/macro';
import { getUpiAccount, upiLink } from '@shala/contract/finance';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { useFinance } from '../api.ts';
import classes from './payment-dialog.module.css';

/** Loaded when it is needed first: most payments are in cash. */
const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode: Component }) => ({ default: Component })));

/** A code that a phone's camera reads; its place is kept while it is drawn. */
function PayCode({ link, amount }: { link: string; amount: number }) {
  const { t } = useLingui();
  const sum = formatRupees(amount);
  return (
    <Suspense fallback={<span className={classes.code} />}>
      <QrCode text={link} label={t`QR code to pay ${sum} by UPI`} />
    </Suspense>
  );
}

type Props = { amount: number; note: string };

/** The address for a payment by UPI of exactly this sum; null while it is loaded, empty where the school has no UPI ID. */
export function useUpiLink({ amount, note }: Props): string | null {
  const { data, isPending } = useFinance(getUpiAccount, {});
  if (isPending) return null;
  return !data || data.upiAddress === '' || amount <= 0 ? '' : upiLink({ ...data, amount, note });
}

/** The code with which a parent pays exactly this sum; it counts as paid when the clerk records its reference number. */
export function UpiPay({ amount, note }: Props) {
  const { t } = useLingui();
  const link = useUpiLink({ amount, note });
  if (link === null) return null;
  if (link === '') {
    return amount > 0 ? (
      <p className={classes.words}>
        <Trans>
          To show a QR code for the parent, enter the school's UPI ID in <Link to={paths.feeRulesData}>Fee rules</Link>.
        </Trans>
      </p>
    ) : null;
  }
  const sum = formatRupees(amount);
  return (
    <div className={classes.upi}>
      <PayCode link={link} amount={amount} />
      <p>
        <strong>{t`Scan to pay ${sum}`}</strong>
        <Trans>
          After the parent has paid, enter the reference number from the bank’s message and press the Record button. The fee is marked as
          paid only after that.
        </Trans>
      </p>
    </div>
  );
}
