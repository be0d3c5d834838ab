import { useLingui } from '@lingui/react/macro';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { useMyAccount } from '../api.ts';
import classes from '../components/account.module.css';
import { FactorCard } from '../components/factor-card.tsx';
import { LanguageCard } from '../components/language-card.tsx';
import { NameCard } from '../components/name-card.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import { SessionsCard } from '../components/sessions-card.tsx';

export { prefetchAccount } from '../api.ts';

/** What belongs to the person and not to the school: name, password, second factor, and where one is signed in. */
export function AccountScreen() {
  const { t } = useLingui();
  const account = useMyAccount();
  return (
    <>
      <PageHeader title={t`My account`} context={account.data?.email ?? ' '} />
      <LoadState query={account} title={t`Your account could not be opened`} rows={6}>
        {(data) => (
          <div className={classes.grid}>
            <NameCard account={data} />
            <PasswordCard changedAt={data.passwordChangedAt} />
            <FactorCard factor={data.factor} />
            <LanguageCard />
            <SessionsCard sessions={data.sessions} />
          </div>
        )}
      </LoadState>
    </>
  );
}
