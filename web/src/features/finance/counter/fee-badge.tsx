import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { StatusBadge } from '#ui/status-badge';
import { monthPlace } from '../lib/today.ts';

const ICON = { size: 14, stroke: 2 };

/** Paid or Unpaid, for a month: overdue, of now, or still to come. */
export function FeeBadge({ isPaid, month }: { isPaid: boolean; month: string }) {
  if (isPaid) {
    return (
      <StatusBadge tone="good" icon={<IconCircleCheck {...ICON} />}>
        <Trans>Paid</Trans>
      </StatusBadge>
    );
  }
  const place = month === 'Arrears' ? 'past' : monthPlace(month);
  const Icon = { past: IconAlertTriangle, now: IconClock, future: IconCircleDashed }[place];
  return (
    <StatusBadge tone={({ past: 'bad', now: 'warn', future: 'plain' } as const)[place]} icon={<Icon {...ICON} />}>
      <Trans>Unpaid</Trans>
    </StatusBadge>
  );
}
