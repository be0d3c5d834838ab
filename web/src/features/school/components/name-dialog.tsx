import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CallError } from '#lib/call-error';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';

type Props = {
  title: string;
  /** What it belongs to, such as the class of a subject. */
  context?: string;
  label: string;
  description?: string;
  act: string;
  name: string;
  maxLength: number;
  isBusy: boolean;
  error: unknown;
  onSubmit: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for a name, and for little beside it. */
export function NameDialog({
  title,
  context,
  label,
  description,
  act,
  name,
  maxLength,
  isBusy,
  error,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const taken = error instanceof CallError && error.code === 'nameTaken' ? error.sentence : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') setProblem(t`Please fill in this field.`);
    else onSubmit(text.trim());
  };
  return (
    <Modal title={title} {...(context !== undefined && { context })} onClose={onClose} isLocked={isBusy}>
      <FormStack onSubmit={submit} gap={10}>
        <TextField
          label={label}
          description={description}
          value={text}
          maxLength={maxLength}
          error={problem ?? taken}
          data-autofocus=""
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        {children}
        <FormError error={taken ? null : error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isBusy}>
            {act}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
