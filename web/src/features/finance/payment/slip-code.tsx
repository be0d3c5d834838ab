import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '#lib/format';
import { QrCode } from './qr-code.tsx';

/** The code on paper: a parent pays exactly what is due with it. It is drawn at once, since the paper is printed at once. */
export function SlipCode({ link, amount }: { link: string; amount: number }) {
  const { t } = useLingui();
  const sum = formatRupees(amount);
  return (
    <figure style={{ display: 'flex', alignItems: 'center', gap: 12, margin: '12px 0' }}>
      <QrCode text={link} label={t`QR code to pay ${sum} by UPI`} />
      <figcaption>{t`Scan to pay ${sum} by UPI`}</figcaption>
    </figure>
  );
}
