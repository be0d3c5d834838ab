import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import classes from './fee-list.module.css';

type Mode = 'cash' | 'cheque' | 'upi';

/** The usual ways to pay at the counter, the others are in the dialog; `what` says to those who read by ear what is paid. */
export function PayButtons({ what, onPay }: { what: string; onPay: (mode: Mode) => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.acts}>
      <Button size="small" aria-label={t`Cheque: ${what}`} onClick={() => onPay('cheque')}>
        {t`Cheque`}
      </Button>
      <Button
        size="small"
        aria-label={t`UPI or other mode: ${what}`}
        title={t`UPI, card, bank transfer or demand draft`}
        onClick={() => onPay('upi')}
      >
        {t`UPI`}
      </Button>
      <Button size="small" aria-label={t`Cash: ${what}`} onClick={() => onPay('cash')}>
        {t`Cash`}
      </Button>
    </div>
  );
}
