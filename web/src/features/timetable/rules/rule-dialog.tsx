import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { saveTimetableRules } from '@shala/contract/timetable';
import type { FormEvent, ReactNode } from 'react';
import { closeWith } from '#lib/close-with';
import { Button } from '#ui/button';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useTimetableAct } from '../api.ts';

export type RuleChange = CallInput<typeof saveTimetableRules>['body'];
type Props = {
  title: string;
  context?: string;
  width?: number;
  /** What is saved; null while something is missing. */
  change: RuleChange | null;
  /** What deletes it, with the words of its button. */
  remove?: { label: string; change: RuleChange } | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog for one rule of the timetable. What was entered stays when the server refuses it. */
export function RuleDialog({ title, context, width = 560, change, remove, onClose, children }: Props) {
  const { t } = useLingui();
  const save = useTimetableAct(saveTimetableRules);
  const send = (body: RuleChange) => save.mutate({ body }, { onSuccess: () => closeWith(onClose, t`The timetable rules were saved.`) });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change) send(change);
  };
  return (
    <Modal title={title} context={context} width={width} onClose={onClose} isLocked={save.isPending}>
      <Form label={title} onSubmit={handleSubmit}>
        {children}
        <FormError error={save.error} />
        <ModalFoot>
          {remove ? (
            <Button isDanger disabled={save.isPending} onClick={() => send(remove.change)}>
              {remove.label}
            </Button>
          ) : (
            <Button disabled={save.isPending} onClick={onClose}>{t`Cancel`}</Button>
          )}
          <Button type="submit" isPrimary disabled={change === null} isBusy={save.isPending}>{t`Save`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
