import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock, IconMinus } from '@tabler/icons-react';
import { StatusBadge } from '#ui/status-badge';
import { monthPlace } from '../lib/today.ts';

const ICON = { size: 14, stroke: 2 };

type Props = { isPaid: boolean; month: string; isWithoutFee?: boolean; isPaidInPart?: boolean; hasNotDue?: boolean };

/** Paid or Unpaid, for a month: overdue, of now, or still to come; No fee where nothing was ever charged. The counter's list calls a part payment and a later month Unpaid. */
export function FeeBadge({ isPaid, month, isWithoutFee = false, isPaidInPart = false, hasNotDue = false }: Props) {
  if (isWithoutFee) {
    return (
      <StatusBadge tone="plain" icon={<IconMinus {...ICON} />}>
        <Trans>No fee</Trans>
      </StatusBadge>
    );
  }
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
      {isPaidInPart ? <Trans>Partly paid</Trans> : hasNotDue && place === 'future' ? <Trans>Not due yet</Trans> : <Trans>Unpaid</Trans>}
    </StatusBadge>
  );
}
