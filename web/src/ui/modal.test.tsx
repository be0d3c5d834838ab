import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

it('a form in a dialog that was opened from within a form is sent by itself alone', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const quiet = (heard: () => void) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    heard();
  };
  render(
    <I18nProvider i18n={i18n}>
      <form aria-label="Certificate" onSubmit={quiet(outer)}>
        <Modal title="Record cash receipt" onClose={() => {}}>
          <form onSubmit={quiet(inner)}>
            <button type="submit">Record</button>
          </form>
        </Modal>
      </form>
    </I18nProvider>,
  );
  const button = screen.getByRole('button', { name: 'Record' });
  expect(button.closest('form[aria-label="Certificate"]')).toBeNull();
  await userEvent.click(button);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
