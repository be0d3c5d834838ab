import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const employeesScreens: ScreenRoute[] = [
  { path: paths.employees, load: () => import('./screens/employees-screen.tsx').then((screen) => ({ Component: screen.EmployeesScreen })) },
  {
    path: paths.addEmployee,
    load: () => import('./screens/add-employee-screen.tsx').then((screen) => ({ Component: screen.AddEmployeeScreen })),
  },
  {
    path: paths.employeeProfile,
    load: () => import('./screens/employee-profile-screen.tsx').then((screen) => ({ Component: screen.EmployeeProfileScreen })),
  },
  {
    path: paths.employeeAttendance,
    load: () => import('./screens/employee-attendance-screen.tsx').then((screen) => ({ Component: screen.EmployeeAttendanceScreen })),
  },
  {
    path: paths.employeeRemove,
    load: () => import('./screens/remove-employee-screen.tsx').then((screen) => ({ Component: screen.RemoveEmployeeScreen })),
  },
];
