import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';

/** The ways between the screens of attendance. */
export function AttendanceNav() {
  const { t } = useLingui();
  const ways = [
    { path: paths.attendance, label: t`Summary of classes` },
    { path: paths.studentsAttendance, label: t`Students` },
    { path: paths.studentsAbsent, label: t`Absent students` },
    { path: paths.employeesAttendance, label: t`Staff` },
    { path: paths.employeesAbsent, label: t`Absent staff` },
    { path: paths.monthRegister, label: t`Monthly registers` },
    { path: paths.attendanceWatch, label: t`Attendance alerts` },
    { path: paths.leave, label: t`Leave` },
  ];
  return <Ways label={t`Attendance`} ways={ways} />;
}
