import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const studentsScreens: ScreenRoute[] = [
  {
    path: paths.students,
    load: () =>
      import('./screens/students-screen.tsx').then((screen) => ({ Component: screen.StudentsScreen, prefetch: screen.prefetchDirectory })),
  },
  {
    path: paths.addStudent,
    load: () =>
      import('./screens/add-student-screen.tsx').then((screen) => ({ Component: screen.AddStudentScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.studentProfile,
    load: () =>
      import('./screens/student-profile-screen.tsx').then((screen) => ({
        Component: screen.StudentProfileScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.studentGuardian,
    load: () =>
      import('./screens/student-guardian-screen.tsx').then((screen) => ({
        Component: screen.StudentGuardianScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.studentRemove,
    load: () =>
      import('./screens/remove-student-screen.tsx').then((screen) => ({
        Component: screen.RemoveStudentScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.studentClubs,
    load: () =>
      import('./screens/student-clubs-screen.tsx').then((screen) => ({
        Component: screen.StudentClubsScreen,
        prefetch: screen.prefetchActivities,
      })),
  },
  {
    path: paths.studentSports,
    load: () =>
      import('./screens/student-sports-screen.tsx').then((screen) => ({
        Component: screen.StudentSportsScreen,
        prefetch: screen.prefetchActivities,
      })),
  },
  {
    path: paths.studentAchievements,
    load: () =>
      import('./screens/student-achievements-screen.tsx').then((screen) => ({
        Component: screen.StudentAchievementsScreen,
        prefetch: screen.prefetchActivities,
      })),
  },
  {
    path: paths.udiseReadiness,
    load: () => import('./screens/udise-screen.tsx').then((screen) => ({ Component: screen.UdiseScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.approvalsData,
    load: () =>
      import('./screens/approvals-screen.tsx').then((screen) => ({ Component: screen.ApprovalsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.numberingData,
    load: () =>
      import('./screens/numbering-screen.tsx').then((screen) => ({ Component: screen.NumberingScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.yearChange,
    load: () =>
      import('./screens/year-change-screen.tsx').then((screen) => ({ Component: screen.YearChangeScreen, prefetch: screen.prefetch })),
  },
];
