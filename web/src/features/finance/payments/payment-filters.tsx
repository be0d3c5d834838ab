import { useLingui } from '@lingui/react/macro';
import { PAYMENT_MODES, PAYMENT_STATES } from '@shala/contract/finance';
import { useAddress } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { useClasses } from '../api.ts';
import { DayRange } from '../components/day-range.tsx';
import { useFinanceWords } from '../lib/words.ts';

type Props = { search: string; onSearch: (text: string) => void };

/** What chooses the payments: text, days, mode, state and class, all in the address. */
export function PaymentFilters({ search, onSearch }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { modes, states } = useFinanceWords();
  const classes = useClasses().data ?? [];
  const searchBox = useSlashKey();
  return (
    <FilterRow>
      <SearchBox
        ref={searchBox}
        hasKey
        label={t`Search by name, admission or receipt number`}
        placeholder={t`Name, adm. no., receipt no.`}
        value={search}
        onChange={onSearch}
      />
      <DayRange />
      <Select
        label={t`Mode`}
        value={get('mode')}
        choices={[{ value: '', label: t`All modes` }, ...PAYMENT_MODES.map((mode) => ({ value: mode, label: modes[mode] }))]}
        onChange={(mode) => change({ mode })}
      />
      <Select
        label={t`Status`}
        value={get('state')}
        choices={[{ value: '', label: t`All statuses` }, ...PAYMENT_STATES.map((state) => ({ value: state, label: states[state] }))]}
        onChange={(state) => change({ state })}
      />
      <Select
        label={t`Class`}
        value={get('class')}
        choices={[
          { value: '', label: t`All classes` },
          ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
        ]}
        onChange={(id) => change({ class: id })}
      />
    </FilterRow>
  );
}
