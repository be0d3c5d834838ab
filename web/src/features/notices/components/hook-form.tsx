import { useLingui } from '@lingui/react/macro';
import { removeHook, setHook } from '@shala/contract/notices';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { useNoticeAct } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';

type Hook = { channel: 'sms' | 'whatsapp'; url: string | null; changedAt: string | null; needsSecret: boolean };

/** The form of one way: its address and its secret. */
export function HookForm({ hook: { channel, url, changedAt, needsSecret } }: { hook: Hook }) {
  const { t } = useLingui();
  const { channels } = useNoticeWords();
  const [address, setAddress] = useState(url ?? '');
  const [secret, setSecret] = useState('');
  const name = channels[channel];
  const set = useNoticeAct(setHook, () => {
    setSecret('');
    showToast({ tone: 'good', sentence: t`${name} messages are now sent through this provider.` });
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
    <form className={classes.fields} onSubmit={handleSubmit} aria-label={name} noValidate>
      <TextField
        label={t`Web address from your ${name} provider`}
        type="url"
        placeholder={t`https://messages.example.in`}
        value={address}
        description={
          needsSecret
            ? t`The secret key of this provider cannot be read on this computer. Enter it again.`
            : changedAt
              ? t`Set on ${formatDate(changedAt)}. Each message is handed to the provider, which sends it to the phones of parents and staff.`
              : t`Your computer person gets this web address and the secret key from the provider. Each message is handed to the provider, which sends it to the phones of parents and staff.`
        }
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={t`Secret key from the provider (at least 16 characters)`}
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
