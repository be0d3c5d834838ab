import { Trans, useLingui } from '@lingui/react/macro';
import { IconBeach } from '@tabler/icons-react';
import { formatLongDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import type { DayState } from '../api.ts';
import { shiftDay } from '../lib/days.ts';

/** In the place of a register on a day that takes none: why, and a way on. */
type Props = { day: DayState; isOfStaff?: boolean; onDay: (day: string) => void };

export function NoSchool({ day, isOfStaff = false, onDay }: Props) {
  const { t } = useLingui();
  const { why } = day;
  const name = formatLongDate(day.on);
  return (
    <Card>
      <EmptyState
        icon={<IconBeach size={24} stroke={1.75} />}
        title={why === 'Sunday' ? t`No school on Sunday` : t`No school: ${why}`}
        action={
          <>
            <Button onClick={() => onDay(shiftDay(day.on, -1))}>{t`Previous day`}</Button>
            <LinkButton to={paths.calendar}>{t`Open the calendar`}</LinkButton>
          </>
        }
      >
        {isOfStaff ? (
          <Trans>{name} is not a working day for staff. No attendance is taken, and this day is not counted in attendance %.</Trans>
        ) : (
          <Trans>{name} is not a school day. No attendance is taken, and this day is not counted in attendance %.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
