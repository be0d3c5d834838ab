import { Trans, useLingui } from '@lingui/react/macro';
import { listHooks, removeHook, setHook } from '@shala/contract/notices';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ErrorState } from '#ui/error-state';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Modal } from '#ui/modal';
import { SkeletonRows } from '#ui/skeleton';
import { useNoticeAct, useNotices } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';

/** How messages leave: mail by the server's SMTP, SMS and WhatsApp handed over to the school's own provider. */
export function HooksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const query = useNotices(listHooks, {});
  return (
    <Modal title={t`Channels`} onClose={onClose} width={560}>
      {query.isPending ? (
        <SkeletonRows count={3} />
      ) : !query.data ? (
        <ErrorState title={t`The channels could not be loaded`} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.column}>
          <p>
            {query.data.isMailSet ? (
              <Trans>Email is sent through the mail server of this installation.</Trans>
            ) : (
              <Trans>Email is not set up on this installation (SMTP_URL). Notices only show what would be sent.</Trans>
            )}
          </p>
          {query.data.hooks.map((hook) => (
            <HookForm key={hook.channel} hook={hook} />
          ))}
        </div>
      )}
    </Modal>
  );
}

type Hook = { channel: 'sms' | 'whatsapp'; url: string | null; changedAt: string | null };

/** The form of one way: its address and its secret. */
export function HookForm({ hook: { channel, url, changedAt } }: { hook: Hook }) {
  const { t } = useLingui();
  const { channels } = useNoticeWords();
  const [address, setAddress] = useState(url ?? '');
  const [secret, setSecret] = useState('');
  const name = channels[channel];
  const set = useNoticeAct(setHook, () => {
    setSecret('');
    showToast({ tone: 'good', sentence: t`${name} messages are now sent to this address.` });
  });
  const remove = useNoticeAct(removeHook, () => {
    setAddress('');
    showToast({ tone: 'good', sentence: t`${name} messages are turned off.` });
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!set.isPending) set.mutate({ input: { params: { channel }, body: { url: address.trim(), secret } } });
  };
  return (
    <form className={classes.group} onSubmit={handleSubmit} aria-label={name} noValidate>
      <TextField
        label={t`Address for ${name}`}
        type="url"
        placeholder={t`https://messages.example.in`}
        value={address}
        description={
          changedAt
            ? t`Set on ${formatDate(changedAt)}. Each message goes there as signed JSON.`
            : t`Each message is sent to this address as signed JSON.`
        }
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={t`Secret, at least 16 characters`}
        type="password"
        autoComplete="new-password"
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
      <FormError error={set.error ?? remove.error} />
      <span className={classes.acts}>
        <Button type="submit" isBusy={set.isPending} disabled={address.trim() === '' || secret.length < 16}>{t`Save`}</Button>
        {url ? (
          <Button
            isDanger
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ input: { params: { channel } } })}
          >{t`Turn off`}</Button>
        ) : null}
      </span>
    </form>
  );
}
