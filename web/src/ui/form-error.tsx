import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '#lib/error-text';
import classes from './notice.module.css';

/** What went wrong with a whole form. Says nothing while there is nothing to say. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert" className={classes.alert}>
      {error ? (
        <p className={`${classes.notice} ${classes.bad}`}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{errorText(error)}</span>
        </p>
      ) : null}
    </div>
  );
}
