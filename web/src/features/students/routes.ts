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
    load: () => import('./screens/add-student-screen.tsx').then((screen) => ({ Component: screen.AddStudentScreen })),
  },
  {
    path: paths.studentProfile,
    load: () =>
      import('./screens/student-profile-screen.tsx').then((screen) => ({
        Component: screen.StudentProfileScreen,
        prefetch: screen.prefetchStudent,
      })),
  },
  {
    path: paths.studentGuardian,
    load: () => import('./screens/student-guardian-screen.tsx').then((screen) => ({ Component: screen.StudentGuardianScreen })),
  },
  {
    path: paths.studentRemove,
    load: () => import('./screens/remove-student-screen.tsx').then((screen) => ({ Component: screen.RemoveStudentScreen })),
  },
  {
    path: paths.studentClubs,
    load: () => import('./screens/student-clubs-screen.tsx').then((screen) => ({ Component: screen.StudentClubsScreen })),
  },
  {
    path: paths.studentSports,
    load: () => import('./screens/student-sports-screen.tsx').then((screen) => ({ Component: screen.StudentSportsScreen })),
  },
  {
    path: paths.studentAchievements,
    load: () => import('./screens/student-achievements-screen.tsx').then((screen) => ({ Component: screen.StudentAchievementsScreen })),
  },
  { path: paths.udiseReadiness, load: () => import('./screens/udise-screen.tsx').then((screen) => ({ Component: screen.UdiseScreen })) },
  {
    path: paths.approvalsData,
    load: () => import('./screens/approvals-screen.tsx').then((screen) => ({ Component: screen.ApprovalsScreen })),
  },
  {
    path: paths.numberingData,
    load: () => import('./screens/numbering-screen.tsx').then((screen) => ({ Component: screen.NumberingScreen })),
  },
  {
    path: paths.yearChange,
    load: () => import('./screens/year-change-screen.tsx').then((screen) => ({ Component: screen.YearChangeScreen })),
  },
];
