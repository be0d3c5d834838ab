import { Trans } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Notice } from '#ui/notice';
import { useDayState } from '../lib/use-day-state.ts';

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
