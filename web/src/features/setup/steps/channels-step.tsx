import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { ChannelCards } from '#features/notices';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

/** How mail, SMS and WhatsApp messages leave the school. */
export function ChannelsStep({ onDone, onSkip }: StepProps) {
  const { t } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
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
