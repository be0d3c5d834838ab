import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { ChannelCards, useHasChannel } from '#features/notices';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

/** How mail, SMS and WhatsApp messages leave the school. */
export function ChannelsStep({ onDone, onSkip }: StepProps) {
  const { t } = useLingui();
  const hasChannel = useHasChannel();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Who goes on without any way of sending has left the step for later, and is not told that it is done.
    if (hasChannel) onDone();
    else onSkip();
  };
  return (
    <div className={classes.form}>
      <ChannelCards />
      <form onSubmit={submit} aria-label={t`Email, SMS and WhatsApp`}>
        <StepFoot onSkip={onSkip} words={t`Continue`} />
      </form>
    </div>
  );
}
