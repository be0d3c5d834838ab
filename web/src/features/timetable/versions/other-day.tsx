import { useLingui } from '@lingui/react/macro';
import { listTimetableVersions } from '@shala/contract/timetable';
import { Link, useLocation } from 'react-router';
import { formatDate } from '#lib/format';
import { Box } from '#ui/layout';
import { Notice } from '#ui/notice';
import { useOtherDay, useTimetableCall } from '../api.ts';

/** Says that the timetable of another day is looked at, and whether it can be changed; nothing on the timetable of today. */
export function OtherDay() {
  const on = useOtherDay();
  return on === '' ? null : <Told on={on} />;
}

function Told({ on }: { on: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useTimetableCall(listTimetableVersions, {});
  const day = formatDate(on);
  const isPlanned = data?.versions.some(({ from, state }) => state === 'planned' && from === on) ?? false;
  return (
    <Box mb={12}>
      <Notice>
        {isPlanned
          ? t`Planned timetable, used from ${day}. Changes here are for that timetable.`
          : t`Weekly timetable used on ${day} (view only).`}{' '}
        <Link to={pathname}>{t`Back to current timetable`}</Link>
      </Notice>
    </Box>
  );
}
