import { useLingui } from '@lingui/react/macro';
import { Stack } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { AccountOpening } from '../structure/account-opening.tsx';
import { ArrearsForm } from '../structure/arrears-form.tsx';
import { CarryOver } from '../structure/carry-over.tsx';
import { OpeningList } from '../structure/opening-list.tsx';

/** What families owed, and what lay in cash and bank, before the school began with Shala. */
export function OpeningBalancesScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Opening balances`} context={t`Old dues, cash and bank balance, from before you began using this program`} />
      <Stack gap={16}>
        <OpeningList />
        <ArrearsForm />
        <CarryOver />
        <AccountOpening />
      </Stack>
    </>
  );
}
