import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const attendanceScreens: ScreenRoute[] = [
  {
    path: paths.attendance,
    load: () =>
      import('./screens/attendance-screen.tsx').then((screen) => ({ Component: screen.AttendanceScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.employeesAttendance,
    load: () =>
      import('./screens/employees-attendance-screen.tsx').then((screen) => ({
        Component: screen.EmployeesAttendanceScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.employeesAbsent,
    load: () =>
      import('./screens/absent-employees-screen.tsx').then((screen) => ({
        Component: screen.AbsentEmployeesScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.studentsAttendance,
    load: () =>
      import('./screens/students-attendance-screen.tsx').then((screen) => ({
        Component: screen.StudentsAttendanceScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.studentAttendance,
    load: () =>
      import('./screens/student-attendance-screen.tsx').then((screen) => ({
        Component: screen.StudentAttendanceScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.employeeAttendance,
    load: () =>
      import('./screens/employee-attendance-screen.tsx').then((screen) => ({
        Component: screen.EmployeeAttendanceScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.monthRegister,
    load: () => import('./screens/month-register-screen.tsx').then((screen) => ({ Component: screen.MonthRegisterScreen })),
  },
  {
    path: paths.attendanceWatch,
    load: () => import('./screens/watch-screen.tsx').then((screen) => ({ Component: screen.WatchScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.leave,
    load: () => import('./screens/leave-screen.tsx').then((screen) => ({ Component: screen.LeaveScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.studentsAbsent,
    load: () =>
      import('./screens/absent-students-screen.tsx').then((screen) => ({
        Component: screen.AbsentStudentsScreen,
        prefetch: screen.prefetch,
      })),
  },
];
