import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const employeesScreens: ScreenRoute[] = [
  {
    path: paths.employees,
    load: () =>
      import('./screens/employees-screen.tsx').then((screen) => ({
        Component: screen.EmployeesScreen,
        prefetch: screen.prefetchDirectory,
      })),
  },
  {
    path: paths.addEmployee,
    load: () =>
      import('./screens/add-employee-screen.tsx').then((screen) => ({ Component: screen.AddEmployeeScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.editEmployee,
    load: () =>
      import('./screens/edit-employee-screen.tsx').then((screen) => ({ Component: screen.EditEmployeeScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.teachingData,
    load: () =>
      import('./screens/teaching-screen.tsx').then((screen) => ({ Component: screen.TeachingScreen, prefetch: screen.prefetchTeaching })),
  },
  {
    path: paths.employeeProfile,
    load: () =>
      import('./screens/employee-profile-screen.tsx').then((screen) => ({
        Component: screen.EmployeeProfileScreen,
        prefetch: screen.prefetchEmployee,
      })),
  },
  {
    path: paths.employeeRemove,
    load: () =>
      import('./screens/remove-employee-screen.tsx').then((screen) => ({
        Component: screen.RemoveEmployeeScreen,
        prefetch: screen.prefetch,
      })),
  },
];
