import { Trans, useLingui } from '@lingui/react/macro';
import { getDemoSignIn } from '@shala/contract/identity';
import { useEffect, useState } from 'react';
import { send } from '#lib/send';
import { Button } from '#ui/button';
import classes from './demo-sign-in.module.css';

type Props = { onChoose: (email: string, password: string) => void; isBusy: boolean };

/** The quiet way into the demo school, on machines where the server offers it. */
export function DemoSignIn({ onChoose, isBusy }: Props) {
  const { t } = useLingui();
  const demo = useDemo();
  if (!demo) return null;
  return (
    <div className={classes.demo}>
      <Button isWide size="large" disabled={isBusy} onClick={() => onChoose(demo.email, demo.password)}>
        {t`Use the demo school`}
      </Button>
      <p>
        <Trans>A sample school with invented data, to look around.</Trans>
      </p>
    </div>
  );
}

// Asked without the query library, which this page does not need for anything else.
function useDemo(): { email: string; password: string } | null {
  const [demo, setDemo] = useState<{ email: string; password: string } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    send(getDemoSignIn, {}, { signal: leaving.signal }).then(
      (answer) => setDemo(answer.available ? answer : null),
      // Most installations offer no demo; there is nothing to tell.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return demo;
}
