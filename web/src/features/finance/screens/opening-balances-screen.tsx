import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#ui/page-header';
import { AccountOpening } from '../structure/account-opening.tsx';
import { ArrearsForm } from '../structure/arrears-form.tsx';
import { CarryOver } from '../structure/carry-over.tsx';
import stack from '../students/student-fees.module.css';

/** What families owed, and what lay in cash and bank, before the school began with Shala. */
export function OpeningBalancesScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Opening balances`} context={t`Old dues, from before you began using Shala`} />
      <div className={stack.stack}>
        <ArrearsForm />
        <CarryOver />
        <AccountOpening />
      </div>
    </>
  );
}
