import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Audience, type NoticeChannel, publishNotice } from '@shala/contract/notices';
import { useState } from 'react';
import { formatList, formatNumber } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useNoticeAct } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';
import { ReachByChannel } from './reach-by-channel.tsx';
import { useReach } from './reach-card.tsx';

type Props = {
  noticeId: string;
  title: string;
  audience: Audience;
  channels: readonly NoticeChannel[];
  /** The text has fill-in codes, which no printed circular is filled with. */
  hasCodes: boolean;
  onClose: () => void;
  onSent: (answer: { number: string | null }) => void;
};

/** The last look before a notice goes out: exactly how many, by which way, now or at a time. */
export function SendDialog({ noticeId, title, audience, channels, hasCodes, onClose, onSent }: Props) {
  const { t } = useLingui();
  const words = useNoticeWords();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  // Without an offset: a clerk's clock may stand in another zone, and the time is the school's.
  const at = day && time ? `${day}T${time}` : '';
  const [key] = useState(newKey);
  const reach = useReach(audience);
  const isPrintOnly =
    reach.data !== undefined &&
    !reach.data.channels.some(({ channel, isSet, reachable }) => channels.includes(channel) && isSet && reachable > 0);
  const act = useNoticeAct(publishNotice, (done) => {
    const count = formatNumber(done.recipients);
    showToast({
      tone: 'good',
      sentence: done.number
        ? isPrintOnly
          ? t`Circular ${done.number} is ready to print. No message is sent.`
          : plural(done.recipients, {
              one: `Circular ${done.number} is being sent to # person.`,
              other: `Circular ${done.number} is being sent to ${count} people.`,
            })
        : isPrintOnly
          ? t`The notice will be published later. No message will be sent.`
          : plural(done.recipients, {
              one: 'The notice will be sent later to # person.',
              other: `The notice will be sent later to ${count} people.`,
            }),
    });
    onSent(done);
  });
  const recipients = reach.data?.recipients ?? 0;
  const send = () =>
    act.mutate(
      { input: { params: { noticeId }, body: { recipients, ...(at ? { at } : {}) } }, key: `${key}-${recipients}-${at}` },
      { onError: () => void reach.refetch() },
    );
  const ways = formatList(channels.map((channel) => words.channels[channel]));
  return (
    <Modal title={t`Send this notice?`} context={title} onClose={onClose} isLocked={act.isPending}>
      <p>
        {ways ? (
          <Plural value={recipients} one={`# recipient by ${ways}`} other={`# recipients by ${ways}`} />
        ) : (
          <Plural value={recipients} one="# recipient, print only" other="# recipients, print only" />
        )}
      </p>
      {reach.data ? <ReachByChannel reach={reach.data} channels={channels} /> : null}
      {isPrintOnly && hasCodes ? (
        <p>
          <Trans>The printed circular has blank lines in place of the fill-in codes. Write the names by hand.</Trans>
        </p>
      ) : null}
      <div className={classes.group}>
        <DayField label={t`Send on (leave blank to send now)`} value={day} onChange={setDay} data-autofocus />
        {day ? <TextField type="time" label={t`Time`} value={time} onChange={(event) => setTime(event.target.value)} /> : null}
      </div>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          isPrimary
          isBusy={act.isPending || reach.isFetching}
          disabled={recipients === 0 || (day !== '' && time === '')}
          onClick={send}
        >
          {isPrintOnly ? (
            t`Publish (print only)`
          ) : at ? (
            <Plural value={recipients} one="Send later to # person" other={`Send later to ${formatNumber(recipients)} people`} />
          ) : (
            <Plural value={recipients} one="Send to # person" other={`Send to ${formatNumber(recipients)} people`} />
          )}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
