import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { HistoryDrawer } from '#features/history';
import { paths, pathTo } from '#lib/paths';
import { Button } from '#ui/button';
import { Ways } from '#ui/ways';

/** The ways between all screens about one student, with the history of the record at their end. */
export function StudentTabs({ studentId, name }: { studentId: string; name: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const to = (path: Parameters<typeof pathTo>[0]) => pathTo(path, { studentId });
  const ways = [
    { path: to(paths.studentProfile), label: t`Profile` },
    { path: to(paths.studentGuardian), label: t`Parents and guardians` },
    { path: to(paths.studentAttendance), label: t`Attendance` },
    { path: to(paths.studentFees), label: t`Fees` },
    { path: to(paths.studentClubs), label: t`Clubs` },
    { path: to(paths.studentSports), label: t`Sports` },
    { path: to(paths.studentAchievements), label: t`Achievements` },
  ];
  return (
    <>
      <Ways
        label={t`Student`}
        ways={ways}
        end={
          <Button size="small" icon={<IconHistory size={14} stroke={2} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            {t`Record of changes`}
          </Button>
        }
      />
      {isOpen ? <HistoryDrawer entity="student" entityId={studentId} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
