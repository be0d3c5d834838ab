import { Trans, useLingui } from '@lingui/react/macro';
import { type getMailChannel, mailChannelSchema, removeMailChannel, saveMailChannel, sendTestMail } from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { z } from 'zod/mini';
import { showToast } from '#lib/toasts';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { PasswordField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { useNoticeAct } from '../api.ts';
import classes from './notices.module.css';

type Channel = CallAnswer<typeof getMailChannel>;
const formSchema = z.extend(mailChannelSchema, { port: z.pipe(z.coerce.number(), mailChannelSchema.shape.port) });
type Values = { host: string; port: string; username: string; password: string; from: string };

/** The mail account that notices and reminders are sent with, and a test email with it before or after it is saved. */
export function MailForm({ channel: { isInstallationSet, own }, onSaved }: { channel: Channel; onSaved: () => void }) {
  const { t } = useLingui();
  const [to, setTo] = useState(own?.from ?? '');
  const { form, field, submit, isBusy, failure } = useCallForm<typeof saveMailChannel, Values>({
    call: saveMailChannel,
    schema: formSchema as never,
    defaults: {
      ...{ host: own?.host ?? '', port: String(own?.port ?? 465), username: own?.username ?? '' },
      ...{ password: '', from: own?.from ?? '' },
    },
    onDone: () => {
      form.setValue('password', '');
      onSaved();
      showToast({ tone: 'good', sentence: t`The email account was saved.` });
    },
  });
  const test = useNoticeAct(sendTestMail, ({ to: address }) =>
    showToast({ tone: 'good', sentence: t`The test email was sent to ${address}. Check its inbox.` }),
  );
  const remove = useNoticeAct(removeMailChannel, () => {
    form.reset({ host: '', port: '465', username: '', password: '', from: '' });
    onSaved();
    showToast({ tone: 'good', sentence: t`The email account was removed.` });
  });
  // The test is sent with what is typed, so the form is checked first as for saving.
  const sendTest = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true })) || test.isPending) return;
    const { port, ...values } = form.getValues();
    test.mutate({ input: { body: { ...values, port: Number(port), to: to.trim() } } });
  };
  return (
    <form className={classes.fields} onSubmit={submit} aria-label={t`Email account`} noValidate>
      <p className={classes.quiet}>
        {own?.needsPassword ? (
          <Trans>The password of this email account cannot be read on this computer. Enter it again.</Trans>
        ) : own ? (
          <Trans>Notices and reminders are sent from {own.from}.</Trans>
        ) : isInstallationSet ? (
          <Trans>
            Notices are sent from the common email account of this computer. To send them from the school’s own email account, enter it
            here.
          </Trans>
        ) : (
          <Trans>
            Email is not set up, so notices cannot be sent by email. Your computer person can enter the school’s email account here.
          </Trans>
        )}
      </p>
      <FormRow>
        <TextField
          {...field('host')}
          label={t`Mail server (SMTP)`}
          placeholder={t`smtp.gmail.com`}
          maxLength={253}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('port')} label={t`Port`} inputMode="numeric" maxLength={5} description={t`Usually 465 or 587`} />
      </FormRow>
      <FormRow>
        <TextField {...field('username')} label={t`Username`} maxLength={254} autoComplete="off" spellCheck={false} />
        <PasswordField
          {...field('password')}
          label={t`Password`}
          maxLength={200}
          autoComplete="new-password"
          description={
            own && !own.needsPassword
              ? t`Leave blank to keep the saved password`
              : t`For your computer person: Gmail needs a special 16-letter password (app password). It is made in the school’s Google account, under Security.`
          }
        />
      </FormRow>
      <TextField {...field('from')} label={t`Sender’s email address`} inputMode="email" maxLength={254} autoComplete="off" />
      <FormError error={failure ?? remove.error} />
      <span className={classes.acts}>
        <Button type="submit" isPrimary isBusy={isBusy}>{t`Save email account`}</Button>
        {own ? (
          <Button isDanger isBusy={remove.isPending} onClick={() => remove.mutate({ input: {} })}>
            {t`Remove email account`}
          </Button>
        ) : null}
      </span>
      <TextField
        label={t`Send a test email to`}
        value={to}
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        onChange={(event) => setTo(event.target.value)}
      />
      <FormError error={test.error} />
      <span className={classes.acts}>
        <Button isBusy={test.isPending} disabled={to.trim() === ''} onClick={() => void sendTest()}>{t`Send test email`}</Button>
      </span>
    </form>
  );
}
