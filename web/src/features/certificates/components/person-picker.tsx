import { useLingui } from '@lingui/react/macro';
import { findCertificatePeople } from '@shala/contract/certificates';
import { formatDate } from '#lib/format';
import { FoundPerson, SearchField } from '#ui/search-field';
import { certificatesQuery, type Person } from '../api.ts';

/** Finds anyone as one types: students of any year, leavers and employees. */
export function PersonPicker({ shown, onChange }: { shown: string; onChange: (person: Person) => void }) {
  const { t } = useLingui();
  return (
    <SearchField
      label={t`Student or employee`}
      listLabel={t`People found`}
      placeholder={t`Name, number or phone`}
      none={t`No matching student or employee`}
      shown={shown}
      autoFocus={shown === ''}
      queryOf={(search) => certificatesQuery(findCertificatePeople, { query: { search: search || '-' } })}
      itemsOf={({ people }) => people}
      onTake={onChange}
      show={({ name, place, number, guardian, leftOn }) => (
        <FoundPerson name={name} facts={[place, number, guardian, leftOn === null ? '' : t`left on ${formatDate(leftOn)}`]} />
      )}
    />
  );
}
