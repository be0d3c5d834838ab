import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { ChoiceField } from '#ui/field';
import { FormRow } from '#ui/form';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import type { SplitPlace } from './use-split.ts';

type Props = {
  board: Board;
  value: SplitPlace;
  onChange: (place: SplitPlace) => void;
};

/** A period of the week, by day and name. */
export function PlaceFields({ board, value, onChange }: Props) {
  const { t } = useLingui();
  const { long } = useDayNames();
  return (
    <FormRow>
      <ChoiceField
        label={t`Day`}
        placeholder={t`Select`}
        choices={SCHOOL_DAYS.map((name) => ({ value: name, label: long[name] }))}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: SCHOOL_DAYS.find((name) => name === target.value) ?? 'Monday' })}
      />
      <ChoiceField
        label={t`Period`}
        placeholder={t`Select`}
        choices={board.periods.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.periodId}
        onChange={({ target }) => onChange({ ...value, periodId: target.value })}
      />
    </FormRow>
  );
}
