import { useLingui } from '@lingui/react/macro';
import { CHEQUE_STATES, type ChequeState } from '@shala/contract/finance';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { FilterRow, SearchBox, Segmented } from '#ui/controls';
import { DayRange } from '../components/day-range.tsx';
import { useFinanceWords } from '../lib/words.ts';

/** What chooses the cheques: text, status and days, all in the address. */
export function ChequeFilters({ state }: { state: ChequeState }) {
  const { t } = useLingui();
  const { change } = useAddress();
  const [search, setSearch] = useSearchText();
  const searchBox = useSlashKey();
  const { cheques: words } = useFinanceWords();
  const choices = CHEQUE_STATES.map((name) => ({ value: name, label: words[name] }));
  return (
    <FilterRow>
      <SearchBox
        ref={searchBox}
        hasKey
        label={t`Search by cheque number, student or bank`}
        placeholder={t`Cheque no., student, bank`}
        value={search}
        onChange={setSearch}
      />
      <Segmented label={t`Cheque status`} value={state} choices={choices} onChange={(name) => change({ state: name })} />
      <DayRange />
    </FilterRow>
  );
}
