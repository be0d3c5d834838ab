import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import classes from '../setup.module.css';

/** What a step of the setup is given: what happens when it was done, and when it is left for later. */
export type StepProps = { onDone: () => void; onSkip: () => void };

type Props = { error?: unknown; isBusy?: boolean; isReady?: boolean; onSkip: () => void; words?: string };

/** The end of each step: later, or save and go to the next one. */
export function StepFoot({ error, isBusy = false, isReady = true, onSkip, words }: Props) {
  const { t } = useLingui();
  return (
    <>
      <FormError error={error} />
      <div className={classes.foot}>
        <Button onClick={onSkip} disabled={isBusy}>{t`Skip for now`}</Button>
        <Button type="submit" isPrimary isBusy={isBusy} disabled={!isReady}>
          {words ?? t`Save and continue`}
        </Button>
      </div>
    </>
  );
}
