import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminDetails } from '#features/identity';
import { hourAtSchool } from '#lib/format';
import { greetingName } from '#lib/greeting-name';

/** The first words of the assistant: what it can do. */
export function Greeting() {
  const { t } = useLingui();
  const hour = hourAtSchool(new Date());
  const first = greetingName(useAdminDetails().data?.adminName);
  const named = hour < 12 ? t`Good morning, ${first}.` : hour < 17 ? t`Good afternoon, ${first}.` : t`Good evening, ${first}.`;
  const plain = hour < 12 ? t`Good morning.` : hour < 17 ? t`Good afternoon.` : t`Good evening.`;
  return (
    <p>
      {first === '' ? plain : named}{' '}
      <Trans>
        I can tell you who is absent or on approved leave, who has unpaid fees and what was collected. I can show timetables, free teachers
        and logbooks, send fee reminders and notices, and add holidays to the calendar. I show you the plan before I change or send
        anything.
      </Trans>
    </p>
  );
}

/** Five commands to begin with. */
export function useExamples(): string[] {
  const { t } = useLingui();
  return [
    t`Who is absent today?`,
    t`Which teachers are on approved leave today?`,
    t`Send a fee reminder to all defaulters`,
    t`Publish a notice to all parents that school is closed tomorrow`,
    t`Add a holiday on 12 January for Vivekananda Jayanti`,
  ];
}
