import { useLingui } from '@lingui/react/macro';
import type { AudienceKind, DeliveryState, NoticeChannel } from '@shala/contract/notices';

const MOST_NAMES = 3;

/** What audiences, ways, states and reasons are called on screen. */
export function useNoticeWords() {
  const { t } = useLingui();
  const audiences: Record<AudienceKind, string> = {
    all: t`Everybody: parents and staff`,
    staff: t`Staff`,
    students: t`Parents of all students`,
    classes: t`Parents by class`,
    sections: t`Parents by section`,
    defaulters: t`Parents with overdue fees`,
    people: t`Single people`,
  };
  const channels: Record<NoticeChannel, string> = { mail: t`Mail`, sms: t`SMS`, whatsapp: t`WhatsApp` };
  const states: Record<DeliveryState, string> = { queued: t`Waits`, sent: t`Sent`, failed: t`Failed`, skipped: t`Not sent` };
  const reasons: Record<string, string> = {
    noAddress: t`No address on record`,
    mailUnset: t`Mail is not set up; this is what would have gone out`,
    hookUnset: t`This way is not set up; this is what would have gone out`,
    withdrawn: t`Withdrawn before it went out`,
    privateAddress: t`The address leads into a private network`,
    timeout: t`No answer in time`,
  };
  const audienceOf = ({ kind, names }: { kind: AudienceKind; names: string[] }) => {
    if (names.length === 0) return audiences[kind];
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return names.length > MOST_NAMES ? t`${shown} and ${names.length - MOST_NAMES} more` : shown;
  };
  return { audiences, channels, states, audienceOf, reasonOf: (reason: string) => reasons[reason] ?? reason };
}
