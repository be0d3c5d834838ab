import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { i18n } from '#lib/i18n';
import { NewPasswordField } from './new-password-field.tsx';

function Form() {
  const [password, setPassword] = useState('');
  return (
    <I18nProvider i18n={i18n}>
      <NewPasswordField label="New password" value={password} onChange={(event) => setPassword(event.target.value)} />
    </I18nProvider>
  );
}

/** The judge and its lists are loaded with the first letter. */
const says = (words: string) => screen.findByText(words);

it('tells how hard a password is to guess while it is typed, and nothing of none', async () => {
  render(<Form />);
  const field = screen.getByLabelText('New password');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(field, 'password');
  await says('Very easy to guess');
  await userEvent.clear(field);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(field, 'the bus leaves at seven past the mango tree');
  await says('Strong');
});
