import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallError, isAbsent, isNotFound } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { Button } from './button.tsx';
import classes from './state.module.css';

/** `text` is said in place of the server's sentence, and `missing` in place of the title where there is no such record. */
type Props = {
  title: string;
  missing?: string;
  text?: string;
  error: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
  action?: ReactNode;
};

/** The beginning of the request's id finds it in the server's log, and can be read out on the phone. */
const SHOWN = 8;

/** In the place of what could not be opened: what happened, in a sentence, and a way on. */
export function ErrorState({ title, missing, text, error, onRetry, isRetrying = false, action }: Props) {
  const { t } = useLingui();
  // A record that is not there is no fault that support could look up, and to try again would not help.
  const isGone = isNotFound(error);
  const isUnnamed = isGone && error instanceof CallError && error.code === 'notFound' && text === undefined;
  const requestId = error instanceof CallError && !isGone ? error.requestId?.slice(0, SHOWN) : undefined;
  const said = text ?? errorText(error);
  return (
    <div className={classes.state} role="alert">
      <span className={`${classes.icon} ${classes.badIcon}`} aria-hidden="true">
        <IconAlertTriangle size={24} stroke={1.75} />
      </span>
      <p className={classes.title}>{isUnnamed ? (missing ?? title) : title}</p>
      <div className={classes.text}>
        {isUnnamed ? t`This record may have been deleted. Go back to the list and select the record again.` : said}
      </div>
      <div className={classes.action}>
        {onRetry && !isGone && !isAbsent(error) ? (
          <Button icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />} onClick={onRetry} isBusy={isRetrying}>
            {t`Try again`}
          </Button>
        ) : null}
        {action}
      </div>
      {requestId && !said.includes(requestId) ? (
        <p className={classes.small}>
          <Trans>If it happens again, tell your computer person this error number: {requestId}</Trans>
        </p>
      ) : null}
    </div>
  );
}
