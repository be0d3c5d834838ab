import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/error-text';
import classes from './notice.module.css';

/** What went wrong with a whole form. Says nothing while there is nothing to say, nor after a field around it was changed: it may be mended. */
export function FormError({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const [mended, setMended] = useState<unknown>(null);
  useEffect(() => {
    const around = box.current?.closest('form, [role=dialog]');
    if (!error || !around) return;
    const hide = () => setMended(error);
    around.addEventListener('input', hide);
    return () => around.removeEventListener('input', hide);
  }, [error]);
  return (
    <div role="alert" className={classes.alert} ref={box}>
      {error && error !== mended ? (
        <p className={`${classes.notice} ${classes.bad}`}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{errorText(error)}</span>
        </p>
      ) : null}
    </div>
  );
}
