import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as address from '#lib/address';
import { i18n } from '#lib/i18n';
import { PlaceFields } from './place-fields.tsx';

function Form({ start = { state: '', city: '' } }: { start?: { state: string; city: string } }) {
  const [place, setPlace] = useState(start);
  return (
    <I18nProvider i18n={i18n}>
      <PlaceFields place={place} onChange={setPlace} />
      <output>{`${place.state}|${place.city}`}</output>
    </I18nProvider>
  );
}
const chosen = () => screen.getByRole('status').textContent;

it('keeps a village that is not listed, and takes a state only from the list', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('State / UT'), 'Atlantis');
  await screen.findByText('No matches in the list.');
  await userEvent.tab();
  expect(chosen()).toBe('|');
  await userEvent.type(screen.getByLabelText('State / UT'), 'kerala');
  await screen.findByRole('option', { name: 'Kerala' });
  await userEvent.tab();
  await userEvent.keyboard('Puthenvelikkara');
  await userEvent.tab();
  expect(chosen()).toBe('Kerala|Puthenvelikkara');
});

it('clears the city with another state; the binding misspelling has Manali alone', async () => {
  render(<Form start={{ state: 'Goa', city: 'Panaji' }} />);
  const state = screen.getByLabelText('State / UT');
  await userEvent.clear(state);
  await userEvent.type(state, 'himachal');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Himachal Praddesh', 'Himachal Pradesh']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('Himachal Praddesh|');
  await userEvent.click(screen.getByLabelText('City or town'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Manali']);
});

it('loads the lists when a picker opens, not before', async () => {
  const loadStates = vi.spyOn(address, 'loadStates');
  render(<Form start={{ state: 'Goa', city: 'Panaji' }} />);
  expect(loadStates).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('City or town'));
  expect(await screen.findByRole('option', { name: 'Panaji' })).toBeDefined();
  expect(loadStates).toHaveBeenCalledOnce();
});
