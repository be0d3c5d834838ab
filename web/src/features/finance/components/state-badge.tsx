import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { StatusBadge } from '#ui/status-badge';
import { useFinanceWords } from '../lib/words.ts';

const ICON = { size: 14, stroke: 2 };

/** Whether a payment stands, was taken back, or came to nothing with its cheque. */
export function PaymentStateBadge({ state }: { state: string }) {
  const { states } = useFinanceWords();
  if (state === 'bounced') {
    return (
      <StatusBadge tone="bad" icon={<IconAlertTriangle {...ICON} />}>
        {states.bounced}
      </StatusBadge>
    );
  }
  const isLive = state === 'live';
  return (
    <StatusBadge tone={isLive ? 'good' : 'plain'} icon={isLive ? <IconCircleCheck {...ICON} /> : <IconArrowBackUp {...ICON} />}>
      {isLive ? states.live : states.reversed}
    </StatusBadge>
  );
}
