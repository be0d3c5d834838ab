import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { loadStates } from '#lib/address';
import { stateWords } from '#lib/stored-names';
import { showToast } from '#lib/toasts';
import { ComboField } from './combo-field.tsx';
import { FormRow } from './form.tsx';

type Place = { state: string; city: string };
type Props = {
  place: Place;
  onChange: (place: Place) => void;
  errors?: { state?: string | undefined; city?: string | undefined };
  size?: 'normal' | 'large';
};

type States = Record<string, string[]>;

/**
 * State or union territory, then its city: type to find either; a village that is not listed may be typed as it is. The lists
 * are loaded when a picker opens. Another state clears the city. In a form of `useCallForm` spread `placeOf(form)` into it.
 */
export function PlaceFields({ place, onChange, errors = {}, size = 'normal' }: Props) {
  const { t } = useLingui();
  const { states, load } = useStates();
  const { state, city } = place;
  return (
    <FormRow>
      <ComboField
        label={t`State / UT`}
        placeholder={t`Select a state or UT`}
        size={size}
        value={state}
        error={errors.state}
        options={states === null ? null : Object.keys(states)}
        labelOf={stateWords}
        onOpen={load}
        onChange={(chosen) => onChange({ state: chosen, city: chosen === state ? city : '' })}
      />
      <ComboField
        label={t`City or town`}
        size={size}
        maxLength={80}
        isFree
        value={city}
        error={errors.city}
        options={states === null ? null : (states[state] ?? [])}
        onOpen={load}
        onChange={(chosen) => onChange({ state, city: chosen })}
      />
    </FormRow>
  );
}

function useStates(): { states: States | null; load: () => void } {
  const { t } = useLingui();
  const [states, setStates] = useState<States | null>(null);
  const load = () => {
    if (states !== null) return;
    loadStates().then(setStates, () =>
      showToast({
        tone: 'bad',
        sentence: t`The list of states could not be opened. Your entries are kept. Click the field to try again.`,
      }),
    );
  };
  return { states, load };
}
