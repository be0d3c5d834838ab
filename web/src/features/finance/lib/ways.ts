import { useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconBook2,
  IconBuildingBank,
  IconCash,
  IconCashBanknote,
  IconCoinRupee,
  IconLock,
  IconReceipt,
  IconShoppingCart,
  IconUsersGroup,
} from '@tabler/icons-react';
import { paths } from '#lib/paths';

/** The screens of Finance by their short names, in the order of a day's work. */
export function useFinanceWays() {
  const { t } = useLingui();
  return [
    { path: paths.offlineFees, label: t`Offline Fees`, Icon: IconCash },
    { path: paths.familyCounter, label: t`Family counter`, Icon: IconUsersGroup },
    { path: paths.feeCollection, label: t`Fee Collection`, Icon: IconCoinRupee },
    { path: paths.overdueFees, label: t`Overdue fees`, Icon: IconAlertTriangle },
    { path: paths.payments, label: t`Payments`, Icon: IconReceipt },
    { path: paths.chequeBoard, label: t`Cheques`, Icon: IconBuildingBank },
    { path: paths.spending, label: t`Expenses`, Icon: IconShoppingCart },
    { path: paths.staffPay, label: t`Staff pay`, Icon: IconCashBanknote },
    { path: paths.dayBook, label: t`Day book`, Icon: IconBook2 },
    { path: paths.dayClosing, label: t`Day closing`, Icon: IconLock },
  ];
}
