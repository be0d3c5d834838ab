import { useLingui } from '@lingui/react/macro';
import { findCertificatePeople } from '@shala/contract/certificates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format';
import { FoundPerson, SearchField } from '#ui/search-field';
import { certificatesQuery, type Person } from '../api.ts';

/** What the list of people finds for a text. */
function useFound(search: string) {
  const { data, isSuccess, isPlaceholderData } = useQuery({
    ...certificatesQuery(findCertificatePeople, { query: { search: search || '-' } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return { items: data?.people ?? [], isThere: isSuccess, isFresh: isSuccess && !isPlaceholderData };
}

/** Finds anyone as one types: students of any year, leavers and employees. */
export function PersonPicker({ shown, onChange }: { shown: string; onChange: (person: Person) => void }) {
  const { t } = useLingui();
  return (
    <SearchField
      label={t`Student or employee`}
      listLabel={t`People found`}
      placeholder={t`Name, admission number, phone or employee code`}
      none={t`No matching student or employee`}
      shown={shown}
      autoFocus={shown === ''}
      useFound={useFound}
      onTake={onChange}
      show={({ name, place, number, guardian, leftOn }) => (
        <FoundPerson name={name} facts={[place, number, guardian, leftOn === null ? '' : t`left on ${formatDate(leftOn)}`]} />
      )}
    />
  );
}
