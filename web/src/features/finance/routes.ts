import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

const loadOfflineFees = () =>
  import('./screens/offline-fees-screen.tsx').then((screen) => ({
    Component: screen.OfflineFeesScreen,
    prefetch: screen.prefetchOfflineFees,
  }));
const loadFeeCollection = () =>
  import('./screens/fee-collection-screen.tsx').then((screen) => ({
    Component: screen.FeeCollectionScreen,
    prefetch: screen.prefetchFeeCollection,
  }));

export const financeScreens: ScreenRoute[] = [
  {
    path: paths.finance,
    load: () =>
      import('./screens/finance-screen.tsx').then((screen) => ({ Component: screen.FinanceScreen, prefetch: screen.prefetchOverview })),
  },
  // Both spellings of the specification lead to one screen.
  { path: paths.offlineFees, load: loadOfflineFees },
  { path: paths.offlineFeesOld, load: loadOfflineFees },
  { path: paths.feeCollection, load: loadFeeCollection },
  { path: paths.feeCollectionOld, load: loadFeeCollection },
  {
    path: paths.staffPay,
    load: () =>
      import('./screens/staff-pay-screen.tsx').then((screen) => ({ Component: screen.StaffPayScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.payments,
    load: () => import('./screens/payments-screen.tsx').then((screen) => ({ Component: screen.PaymentsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.studentFees,
    load: () =>
      import('./screens/student-fees-screen.tsx').then((screen) => ({
        Component: screen.StudentFeesScreen,
        prefetch: screen.prefetchStudentFees,
      })),
  },
  {
    path: paths.studentFeeMonth,
    load: () =>
      import('./screens/student-fee-month-screen.tsx').then((screen) => ({
        Component: screen.StudentFeeMonthScreen,
        prefetch: screen.prefetchStudentMonth,
      })),
  },
  {
    path: paths.chequeBoard,
    load: () =>
      import('./screens/cheque-board-screen.tsx').then((screen) => ({ Component: screen.ChequeBoardScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.dayBook,
    load: () => import('./screens/day-book-screen.tsx').then((screen) => ({ Component: screen.DayBookScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.dayClosing,
    load: () =>
      import('./screens/day-closing-screen.tsx').then((screen) => ({ Component: screen.DayClosingScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.overdueFees,
    load: () => import('./screens/overdue-screen.tsx').then((screen) => ({ Component: screen.OverdueScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.familyCounter,
    load: () =>
      import('./screens/family-counter-screen.tsx').then((screen) => ({
        Component: screen.FamilyCounterScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.spending,
    load: () => import('./screens/spending-screen.tsx').then((screen) => ({ Component: screen.SpendingScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.feesData,
    load: () =>
      import('./screens/fees-data-screen.tsx').then((screen) => ({
        Component: screen.FeesDataScreen,
        prefetch: screen.prefetchFeeStructure,
      })),
  },
  {
    path: paths.feeRulesData,
    load: () =>
      import('./screens/fee-rules-screen.tsx').then((screen) => ({ Component: screen.FeeRulesScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.concessionsData,
    load: () =>
      import('./screens/concessions-screen.tsx').then((screen) => ({ Component: screen.ConcessionsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.openingBalances,
    load: () => import('./screens/opening-balances-screen.tsx').then((screen) => ({ Component: screen.OpeningBalancesScreen })),
  },
];
