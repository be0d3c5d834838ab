import { Trans } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Notice } from '#ui/notice';
import { useDayState } from '../lib/use-day-state.ts';

/** Says before saving that an entry of this day lies before a closed day, whose balances it changes. */
export function BeforeClosedDay({ day }: { day: string }) {
  const closed = useDayState()?.closedUntil;
  if (!closed || day >= closed) return null;
  const name = formatDate(closed);
  return (
    <Notice>
      <Trans>{name} is closed. An entry dated before it changes the balances of the closed day.</Trans>
    </Notice>
  );
}

/** Says that what is corrected lies in closed accounts, so the correction is dated today; `to` is the day of the corrected entry. */
export function ClosedAccountsNotice({ day, to }: { day: string; to?: string }) {
  const closed = useDayState()?.closedUntil;
  if (!closed || day > closed) return null;
  const name = formatDate(closed);
  return (
    <Notice icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}>
      {to !== undefined && to <= closed ? (
        <Trans>{name} is closed, so the entry is cancelled and entered again with today’s date.</Trans>
      ) : (
        <Trans>{name} is closed, so the entry is cancelled with today’s date.</Trans>
      )}
    </Notice>
  );
}

/** Says that no fees can be collected today, before somebody counts the money. */
export function ClosedDayNotice() {
  const state = useDayState();
  if (!state?.isClosed) return null;
  const day = formatDate(state.day);
  return (
    <Notice icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}>
      <Trans>
        {day} is closed. To collect fees today, first reopen the day in <Link to={paths.dayClosing}>Day closing</Link>.
      </Trans>
    </Notice>
  );
}
