import { useLingui } from '@lingui/react/macro';
import { IconSchool } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { today } from '../lib/days.ts';

/** In the place of the registers while the school has no students: today none were added, on an earlier date none were there. */
export function NoStudents({ on }: { on: string }) {
  const { t } = useLingui();
  const isPast = on < today();
  return (
    <Card>
      <EmptyState
        icon={<IconSchool size={24} stroke={1.75} />}
        title={isPast ? t`No students were in the school on this date` : t`No students added yet`}
        action={<LinkButton to={paths.addStudent}>{t`Add student`}</LinkButton>}
      >
        {isPast ? null : t`Add students first, then take attendance.`}
      </EmptyState>
    </Card>
  );
}
