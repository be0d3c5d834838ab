import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { Modal } from './modal.tsx';

type WindowProps = { title: string; onClose: () => void; children: ReactNode };
type Props = { of: (props: WindowProps) => ReactNode; onClose: () => void; problem?: string };

function Reason({ of: Window, onClose, problem }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Window title="Cancel receipt" onClose={onClose}>
      <input type="search" aria-label="Search" />
      <Form
        label="Cancel receipt"
        onSubmit={(event) => {
          event.preventDefault();
          setError(problem);
        }}
      >
        <TextField label="Reason" error={error} value={reason} onChange={({ target }) => setReason(target.value)} />
        <button type="submit">Save</button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </Form>
    </Window>
  );
}

function open(of: Props['of'], problem?: string) {
  const onClose = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <Reason of={of} onClose={onClose} {...(problem !== undefined && { problem })} />
    </I18nProvider>,
  );
  return onClose;
}
const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');
const question = () => screen.queryByRole('heading', { name: 'Close without saving?' });

describe.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('a %s', (_name, of) => {
  it('closes by Esc at once while nothing is typed, and when it was deleted again', async () => {
    const onClose = open(of);
    await userEvent.type(screen.getByLabelText('Search'), 'Asha');
    await userEvent.type(reason(), 'Wr');
    await userEvent.clear(reason());
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before something typed is lost, and goes on with it where it was', async () => {
    const onClose = open(of);
    await userEvent.type(reason(), 'Wrong child{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Continue editing');
    await userEvent.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect(reason().value).toBe('Wrong child');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once by its own Cancel', async () => {
    const onClose = open(of);
    await userEvent.type(reason(), 'Wrong child');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('counts what was sent as saved, but not what was refused', async () => {
    const onClose = open(of, 'Enter more.');
    await userEvent.type(reason(), 'Wrong child');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).not.toBeNull();
  });

  it('does not ask about what was sent', async () => {
    const onClose = open(of);
    await userEvent.type(reason(), 'Wrong child');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('fields that are saved by a button elsewhere are asked about where they are marked as a form, and a choice of what is shown is not', async () => {
  const onClose = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <Drawer title="Scheme" onClose={onClose}>
        <select aria-label="Shown class">
          <option>5th</option>
          <option>6th</option>
        </select>
        <div data-form="">
          <select aria-label="Counted by">
            <option>Total</option>
            <option>Average</option>
          </select>
        </div>
      </Drawer>
    </I18nProvider>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Shown class'), '6th');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.selectOptions(screen.getByLabelText('Counted by'), 'Average');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).not.toBeNull();
});

it('a dialog that the browser closed opens again with the question', async () => {
  const onClose = open(Modal);
  await userEvent.type(reason(), 'Wrong child');
  const dialog = reason().closest('dialog') as HTMLDialogElement;
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  expect(question()).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
