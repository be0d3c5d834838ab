import { useLingui } from '@lingui/react/macro';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { StatusBadge } from '#ui/status-badge';

/** Whether a certificate stands. */
export function StateBadge({ state }: { state: 'issued' | 'cancelled' }) {
  const { t } = useLingui();
  return state === 'issued' ? (
    <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Issued`}</StatusBadge>
  ) : (
    <StatusBadge tone="bad" icon={<IconBan size={14} stroke={2} />}>{t`Cancelled`}</StatusBadge>
  );
}
