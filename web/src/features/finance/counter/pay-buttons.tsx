import { useLingui } from '@lingui/react/macro';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import classes from './fee-list.module.css';

type Mode = 'cash' | 'cheque';

/** The two ways to pay at the counter; `what` says to those who read by ear what is paid. */
export function PayButtons({ what, onPay }: { what: string; onPay: (mode: Mode) => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.acts}>
      <Button
        size="small"
        icon={<IconBuildingBank size={14} stroke={2} aria-hidden="true" />}
        aria-label={t`Cheque: ${what}`}
        onClick={() => onPay('cheque')}
      >
        {t`Cheque`}
      </Button>
      <Button
        size="small"
        icon={<IconCash size={14} stroke={2} aria-hidden="true" />}
        aria-label={t`Cash: ${what}`}
        onClick={() => onPay('cash')}
      >
        {t`Cash`}
      </Button>
    </div>
  );
}
