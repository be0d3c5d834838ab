import { useLingui } from '@lingui/react/macro';
import { findLeavePeople, type PersonKind } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { FoundPerson, SearchField } from '#ui/search-field';
import { attendanceQuery } from '../api.ts';

export type LeavePerson = CallAnswer<typeof findLeavePeople>[number];
type Props = { kind: PersonKind; person: LeavePerson | null; error: string | undefined; onChange: (person: LeavePerson | null) => void };

/** Finds one person by name or number; arrows and Enter choose. */
export function PersonField({ kind, person, error, onChange }: Props) {
  const { t } = useLingui();
  return (
    <SearchField
      label={kind === 'employee' ? t`Employee` : t`Student`}
      listLabel={t`People`}
      placeholder={t`Name or number`}
      none={t`No one has this name or number`}
      shown={person?.name ?? ''}
      description={person ? [person.number, person.place].filter(Boolean).join(' · ') : undefined}
      error={error}
      data-autofocus
      queryOf={(search: string) => attendanceQuery(findLeavePeople, { query: { kind, search } })}
      itemsOf={(people: LeavePerson[]) => people}
      onTake={onChange}
      onEdit={() => person && onChange(null)}
      show={({ name, number, place }) => <FoundPerson name={name} facts={[number ?? '', place ?? '']} />}
    />
  );
}
