import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServer } from '../../../../test/server.ts';

/** Before each test of the school's screens: a server to answer, and dialogs, which jsdom cannot open. */
export function startSchool() {
  startServer();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
