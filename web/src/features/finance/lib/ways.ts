import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';

type Way = { path: string; label: string; others?: string[] };
export type FinanceTab = { label: string; ways: [Way, ...Way[]] };

/** The five tabs of Finance in the order of a day's work, each with the screens in it; the first is where the tab leads. */
export function useFinanceTabs(): FinanceTab[] {
  const { t } = useLingui();
  return [
    {
      label: t`Collect`,
      ways: [
        { path: paths.offlineFees, label: t`Collect fees`, others: [paths.offlineFeesOld] },
        { path: paths.familyCounter, label: t`Collect for siblings` },
        { path: paths.payments, label: t`Receipts` },
      ],
    },
    {
      label: t`Dues`,
      ways: [
        { path: paths.overdueFees, label: t`Overdue fees` },
        { path: paths.feeCollection, label: t`Paid and due by section`, others: [paths.feeCollectionOld] },
      ],
    },
    { label: t`Cheques`, ways: [{ path: paths.chequeBoard, label: t`Cheques` }] },
    {
      label: t`Expenses and salaries`,
      ways: [
        { path: paths.spending, label: t`Expenses` },
        { path: paths.staffPay, label: t`Salaries` },
      ],
    },
    {
      label: t`Accounts`,
      ways: [
        { path: paths.dayBook, label: t`Day book` },
        { path: paths.dayClosing, label: t`Day closing` },
      ],
    },
  ];
}

/** True where a screen of that tab is shown. */
export function isWithin(tab: FinanceTab, path: string): boolean {
  return tab.ways.some((way) => way.path === path || way.others?.includes(path));
}
