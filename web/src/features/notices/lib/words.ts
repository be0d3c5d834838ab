import { useLingui } from '@lingui/react/macro';
import type { AudienceKind, DeliveryState, NoticeChannel } from '@shala/contract/notices';

const MOST_NAMES = 3;

/** What audiences, ways, states and reasons are called on screen. */
export function useNoticeWords() {
  const { t } = useLingui();
  const audiences: Record<AudienceKind, string> = {
    all: t`Everyone: parents and staff`,
    staff: t`Staff`,
    students: t`Parents of all students`,
    classes: t`Parents by class`,
    sections: t`Parents by section`,
    defaulters: t`Parents with overdue fees`,
    people: t`Selected people`,
  };
  const channels: Record<NoticeChannel, string> = { mail: t`Email`, sms: t`SMS`, whatsapp: t`WhatsApp` };
  const states: Record<DeliveryState, string> = { queued: t`Pending`, sent: t`Sent`, failed: t`Failed`, skipped: t`Not sent` };
  const reasons: Record<string, string> = {
    noAddress: t`No phone number`,
    mailUnset: t`Email is not set up. This is the message that would have been sent`,
    mailPassword: t`The password of the email account must be entered again under Email, SMS and WhatsApp`,
    fileLost: t`The attachment is missing or damaged on the server. Send a new notice with the file`,
    hookUnset: t`This channel is not set up. This is the message that would have been sent`,
    withdrawn: t`Withdrawn before sending`,
    guardianRemoved: t`The guardian was removed before sending`,
    hookSecret: t`The secret key of the provider must be entered again under Email, SMS and WhatsApp`,
    privateAddress: t`The web address of the provider is not on the internet. Ask your computer person to correct it`,
    timeout: t`No answer from the email, SMS or WhatsApp provider`,
  };
  const audienceOf = ({ kind, names }: { kind: AudienceKind; names: string[] }) => {
    if (names.length === 0) return audiences[kind];
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return names.length > MOST_NAMES ? t`${shown} and ${names.length - MOST_NAMES} more` : shown;
  };
  const reasonOf = (reason: string, channel: NoticeChannel) =>
    reason === 'noAddress' && channel === 'mail' ? t`No email address` : (reasons[reason] ?? reason);
  return { audiences, channels, states, audienceOf, reasonOf };
}
