import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallError, isAbsent } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { Button } from './button.tsx';
import classes from './state.module.css';

type Props = { title: string; error: unknown; onRetry?: () => void; isRetrying?: boolean; action?: ReactNode };

/** In the place of what could not be loaded: what happened, in a sentence, and a way on. */
export function ErrorState({ title, error, onRetry, isRetrying = false, action }: Props) {
  const { t } = useLingui();
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <div className={classes.state} role="alert">
      <span className={`${classes.icon} ${classes.badIcon}`} aria-hidden="true">
        <IconAlertTriangle size={24} stroke={1.75} />
      </span>
      <p className={classes.title}>{title}</p>
      <div className={classes.text}>{errorText(error)}</div>
      <div className={classes.action}>
        {onRetry && !isAbsent(error) ? (
          <Button icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />} onClick={onRetry} isBusy={isRetrying}>
            {t`Try again`}
          </Button>
        ) : null}
        {action}
      </div>
      {requestId ? (
        <p className={classes.small}>
          <Trans>Error number (tell this to support): {requestId}</Trans>
        </p>
      ) : null}
    </div>
  );
}
