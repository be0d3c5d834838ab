import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format';
import { Select } from '#ui/controls';

type Session = { onDate: string; startsAt: string };
export const sessionId = ({ onDate, startsAt }: Session) => `${onDate} ${startsAt}`;

type Props = { sessions: readonly Session[]; value: string; onChange: (id: string) => void };

/** One of the exam's sessions: papers that begin at the same time of a day. */
export function SessionSelect({ sessions, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Exam session`}
      value={value}
      choices={sessions.map((one) => ({ value: sessionId(one), label: `${formatDate(one.onDate)}, ${one.startsAt}` }))}
      onChange={onChange}
    />
  );
}
