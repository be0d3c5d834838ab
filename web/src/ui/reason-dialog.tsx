import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import { Modal, ModalFoot } from './modal.tsx';

type Props = {
  title: string;
  context?: ReactNode;
  /** The words of the button that does it. */
  act: string;
  /** The words of the button that changes nothing, where Cancel could be misread. */
  back?: string;
  children?: ReactNode;
  isBusy?: boolean;
  error?: unknown;
  /** What the field is called, if it is not a reason. */
  label?: string;
  /** What is said when the field is left empty, if it is not a reason. */
  missing?: string;
  /** What stands in it at first. */
  start?: string;
  /** A reason that need not be given. */
  isOptional?: boolean;
  /** Nothing is asked for: the reason is ''. */
  isWithout?: boolean;
  isDanger?: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Something that stays on record with its reason. */
export function ReasonDialog({
  title,
  context,
  act,
  back,
  children,
  isBusy = false,
  error = null,
  label,
  missing,
  start = '',
  isOptional = false,
  isWithout = false,
  isDanger = false,
  onSubmit,
  onClose,
}: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState(start);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWithout && !isOptional && reason.trim() === '') setProblem(missing ?? t`Enter the reason. It is kept on record.`);
    else if (!isBusy) onSubmit(reason.trim());
  };
  return (
    <Modal title={title} context={context} isLocked={isBusy} onClose={onClose}>
      <Form label={title} onSubmit={submit}>
        {children}
        {isWithout ? null : (
          <TextField
            label={label ?? (isOptional ? t`Reason (optional)` : t`Reason`)}
            data-autofocus
            maxLength={300}
            value={reason}
            error={problem}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
        <FormError error={error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {back ?? t`Cancel`}
          </Button>
          <Button type="submit" isDanger={isDanger} isPrimary={!isDanger} isBusy={isBusy}>
            {act}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
