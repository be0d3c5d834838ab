import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { loadStates } from '#lib/address';
import { ChoiceField, SuggestField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';

type Input = Omit<ComponentProps<typeof TextField>, 'label'>;
type Props = {
  state: Omit<ComponentProps<typeof ChoiceField>, 'label' | 'choices' | 'placeholder'>;
  chosenState: string;
  city: Input;
  pinCode: Input;
};

/** State, then its cities as suggestions: a village that is not among them may be typed. */
export function PlaceFields({ state, chosenState, city, pinCode }: Props) {
  const { t } = useLingui();
  const states = useStates();
  const choices = Object.keys(states).map((name) => ({ value: name, label: name }));
  return (
    <>
      <FormRow>
        <ChoiceField {...state} label={t`State or union territory`} placeholder={t`Choose a state`} choices={choices} size="large" />
        <SuggestField
          {...city}
          label={t`City or town`}
          suggestions={states[chosenState] ?? []}
          autoComplete="address-level2"
          size="large"
        />
      </FormRow>
      <FormRow>
        <TextField
          {...pinCode}
          label={t`PIN code (may follow later)`}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={6}
          size="large"
        />
        <span />
      </FormRow>
    </>
  );
}

function useStates(): Record<string, string[]> {
  const [states, setStates] = useState<Record<string, string[]>>({});
  useEffect(() => {
    let isGone = false;
    loadStates().then(
      (loaded) => {
        if (!isGone) setStates(loaded);
      },
      // Without the list the state cannot be chosen; saying so is the form's affair when it is sent.
      (error: unknown) => console.warn('The list of states could not be loaded', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return states;
}
