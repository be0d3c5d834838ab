import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconEye } from '@tabler/icons-react';
import classes from './check-button.module.css';

type Props = { label: string; isBusy: boolean; onConfirm: () => void };

/** Says that an item is doubtful; a press says that it is right as it is. */
export function CheckButton({ label, isBusy, onConfirm }: Props) {
  const { t } = useLingui();
  return (
    <span className={classes.check}>
      <span className={classes.word}>
        <IconEye size={14} stroke={2} aria-hidden="true" />
        <Trans>Check</Trans>
      </span>
      <button type="button" className={classes.right} aria-label={label} title={t`This is correct`} disabled={isBusy} onClick={onConfirm}>
        <IconCheck size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  );
}
