import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import { useDemo } from '../use-demo.ts';
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
        <Trans>A school with sample students, to look around.</Trans>
      </p>
    </div>
  );
}
