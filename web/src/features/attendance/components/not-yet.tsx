import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarTime } from '@tabler/icons-react';
import { formatLongDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { today } from '../lib/days.ts';

/** In the place of a register of a day to come: nothing could be saved in it. */
export function NotYet({ on, onDay }: { on: string; onDay: (day: string) => void }) {
  const { t } = useLingui();
  const name = formatLongDate(on);
  return (
    <Card>
      <EmptyState
        icon={<IconCalendarTime size={24} stroke={1.75} />}
        title={t`Attendance is taken for today or an earlier date`}
        action={
          <>
            <Button onClick={() => onDay(today())}>{t`Today’s attendance`}</Button>
            <LinkButton to={paths.leave}>{t`Leave applications`}</LinkButton>
          </>
        }
      >
        <Trans>{name} is still to come. If somebody will be absent, enter a leave application.</Trans>
      </EmptyState>
    </Card>
  );
}
