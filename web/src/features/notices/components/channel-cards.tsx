import { useLingui } from '@lingui/react/macro';
import { getMailChannel, listHooks } from '@shala/contract/notices';
import { Card } from '#ui/card';
import { LoadState } from '#ui/load-state';
import { useNotices } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import { HookForm } from './hook-form.tsx';
import { MailForm } from './mail-form.tsx';
import classes from './notices.module.css';

/** True when messages can leave the school by some way: mail of the school or of the installation, SMS or WhatsApp. */
export function useHasChannel(): boolean {
  const { data } = useNotices(listHooks, {});
  return data !== undefined && (data.isMailSet || data.hooks.some(({ url }) => url !== null));
}

/** How messages leave the school: its mail account, and the addresses that SMS and WhatsApp messages are handed over to. */
export function ChannelCards() {
  const { t } = useLingui();
  const { channels } = useNoticeWords();
  const mail = useNotices(getMailChannel, {});
  const hooks = useNotices(listHooks, {});
  return (
    <div className={classes.column}>
      <Card title={channels.mail}>
        <LoadState query={mail} title={t`The email account could not be opened`} rows={4}>
          {(channel) => (
            <div className={classes.pad}>
              <MailForm key={channel.own?.changedAt ?? ''} channel={channel} onSaved={() => void mail.refetch()} />
            </div>
          )}
        </LoadState>
      </Card>
      <LoadState query={hooks} title={t`The SMS and WhatsApp settings could not be opened`} rows={4}>
        {(data) => (
          <>
            {data.hooks.map((hook) => (
              <Card key={hook.channel} title={channels[hook.channel]}>
                <div className={classes.pad}>
                  <HookForm hook={hook} />
                </div>
              </Card>
            ))}
          </>
        )}
      </LoadState>
    </div>
  );
}
