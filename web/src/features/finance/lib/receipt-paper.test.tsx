import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { ReceiptPaperSelect } from '../components/receipt-paper-select.tsx';
import { useReceiptPaper } from './receipt-paper.ts';

function Receipt() {
  const { addressOf } = useReceiptPaper();
  return <a href={addressOf('/files/r1?e=1&s=2')}>receipt</a>;
}

afterEach(() => localStorage.clear());

it('receipts open on the paper that was chosen at this counter, also after a reload', async () => {
  localStorage.setItem('shala.receiptPaper', 'papyrus');
  const screenOf = (
    <>
      <ReceiptPaperSelect />
      <Receipt />
    </>
  );
  const { unmount } = renderScreen(screenOf, '/payments');
  const address = () => screen.getByRole('link', { name: 'receipt' }).getAttribute('href');
  expect(address()).toBe('/files/r1?e=1&s=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Receipt paper' }), 'Paper: thermal printer roll (80 mm)');
  expect(address()).toBe('/files/r1?e=1&s=2&layout=roll');
  unmount();
  renderScreen(screenOf, '/payments');
  expect(address()).toBe('/files/r1?e=1&s=2&layout=roll');
});
