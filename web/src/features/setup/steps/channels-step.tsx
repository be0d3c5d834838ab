import { Trans, useLingui } from '@lingui/react/macro';
import { listHooks } from '@shala/contract/notices';
import type { FormEvent } from 'react';
import { HookForm } from '#features/notices';
import { Card } from '#ui/card';
import { LoadState } from '#ui/load-state';
import { useSetup } from '../api.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

/** How mail, SMS and WhatsApp leave the school. */
export function ChannelsStep({ onDone, onSkip }: StepProps) {
  const { t } = useLingui();
  const channels = useSetup(listHooks, {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <LoadState query={channels} title={t`The channels could not be loaded`} rows={4}>
      {({ isMailSet, hooks }) => (
        <div className={classes.form}>
          <Card title={t`Mail`}>
            <p className={classes.pad}>
              {isMailSet ? (
                <Trans>Mail is sent by the mail server of this installation.</Trans>
              ) : (
                <Trans>
                  No mail server is set up, so mails are not sent. Whoever runs Shala sets one up (SMTP_URL in the README). Until then,
                  print notices and reminders.
                </Trans>
              )}
            </p>
          </Card>
          {hooks.map((hook) => (
            <Card key={hook.channel} title={hook.channel === 'sms' ? t`SMS` : t`WhatsApp`}>
              <div className={classes.pad}>
                <HookForm hook={hook} />
              </div>
            </Card>
          ))}
          <form onSubmit={submit} aria-label={t`Mail and messages`}>
            <StepFoot onSkip={onSkip} words={t`Continue`} />
          </form>
        </div>
      )}
    </LoadState>
  );
}
