import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { today } from '../lib/today.ts';

type Props = {
  title: string;
  context: ReactNode;
  /** What is asked of the day, and from which on it can be. */
  label: string;
  description: string;
  from: string;
  /** What there is to say of the chosen day. */
  note?: (on: string) => ReactNode;
  act: string;
  isBusy: boolean;
  error: unknown;
  onSubmit: (on: string) => void;
  onClose: () => void;
};

/** Asks on which day something was done with cheques at the bank: today at first, mostly not that of the click. */
export function ChequeDayDialog({ title, context, label, description, from, note, act, isBusy, error, onSubmit, onClose }: Props) {
  const { t } = useLingui();
  const [on, setOn] = useState(today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(on);
  };
  return (
    <Modal title={title} context={context} isLocked={isBusy} onClose={onClose}>
      <FormStack gap={14} onSubmit={submit}>
        <DayField
          label={label}
          description={description}
          data-autofocus
          isKept
          min={from}
          max={today()}
          value={on}
          disabled={isBusy}
          onChange={setOn}
        />
        {note?.(on)}
        <FormError error={error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={isBusy}>
            {act}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
