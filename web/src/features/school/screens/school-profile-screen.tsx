import { useLingui } from '@lingui/react/macro';
import { getSchoolProfile } from '@shala/contract/identity';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool } from '../api.ts';
import { ProfileForm } from '../components/profile-form.tsx';

/** What the school says about itself: on receipts, certificates and to the board. */
export function SchoolProfileScreen() {
  const { t } = useLingui();
  const profile = useSchool(getSchoolProfile, {});
  return (
    <>
      <PageHeader title={t`School profile`} context={t`Printed on receipts, certificates and report cards`} />
      <LoadState query={profile} title={t`The school profile could not be opened`}>
        {(data) => <ProfileForm profile={data} />}
      </LoadState>
    </>
  );
}

export function prefetchSchoolProfile() {
  return prefetchSchool(getSchoolProfile, {});
}
