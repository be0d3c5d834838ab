import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NoticeChannel } from '@shala/contract/notices';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import type { Reach } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';

type Props = { reach: Reach; channels: readonly NoticeChannel[] };

/** How many each chosen way really reaches, how many it does not, and what to do about those. */
export function ReachByChannel({ reach: { channels: ways }, channels }: Props) {
  const { t } = useLingui();
  const words = useNoticeWords();
  const chosen = ways.filter(({ channel }) => channels.includes(channel));
  const isAnyUnset = chosen.some(({ isSet }) => !isSet);
  const isAnyMissed = chosen.some(({ isSet, withoutAddress }) => isSet && withoutAddress > 0);
  return (
    <div className={classes.reachWays}>
      <ul>
        {chosen.map(({ channel, reachable, withoutAddress, isSet }) => {
          const name = words.channels[channel];
          const [reached, missed] = [formatNumber(reachable), formatNumber(withoutAddress)];
          const isWhole = isSet && withoutAddress === 0;
          return (
            <li key={channel} data-missed={!isWhole || undefined}>
              {isWhole ? (
                <IconCheck size={16} stroke={2} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
              )}
              <span>
                {isWhole
                  ? plural(reachable, { one: `${name}: the recipient will get it`, other: `${name}: all ${reached} people will get it` })
                  : isSet
                    ? channel === 'mail'
                      ? plural(reachable, {
                          one: `${name}: # person will get it, ${missed} will not (no email address)`,
                          other: `${name}: ${reached} people will get it, ${missed} will not (no email address)`,
                        })
                      : plural(reachable, {
                          one: `${name}: # person will get it, ${missed} will not (no phone number)`,
                          other: `${name}: ${reached} people will get it, ${missed} will not (no phone number)`,
                        })
                    : t`${name} is not set up, so nobody will get the notice by ${name}`}
              </span>
            </li>
          );
        })}
      </ul>
      {chosen.length === 0 ? (
        <p>
          <Trans>No channel is selected, so nothing is sent. Print the notice and hand it out.</Trans>
        </p>
      ) : null}
      {isAnyMissed ? (
        <p>
          <Trans>
            For people without an email address or phone number, print the notice, select another channel, or add the address or number in{' '}
            <Link to={paths.students}>Students</Link>.
          </Trans>
        </p>
      ) : null}
      {isAnyUnset ? (
        <p>
          <Trans>
            <Link to={paths.notices}>Set up email, SMS and WhatsApp</Link>, select another channel, or print the notice.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
