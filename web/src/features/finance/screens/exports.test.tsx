import { exportTable } from '@shala/contract/finance';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { FeeCollectionScreen } from './fee-collection-screen.tsx';
import { FinanceScreen } from './finance-screen.tsx';
import { OfflineFeesScreen } from './offline-fees-screen.tsx';

const SCREENS: [string, string, ReactNode, string?][] = [
  ['class-fees', 'the class at the counter', <OfflineFeesScreen key="1" />],
  ['pay-and-due', 'the section of fee collection', <FeeCollectionScreen key="2" />],
  ['collections', 'the figures of the year', <FinanceScreen key="3" />, 'Show as table'],
];

it.each(SCREENS)('downloads %s: %s', async (table, _what, element, first) => {
  startSchoolDay();
  answer(exportTable, { url: '/files/table' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  renderScreen(element);
  if (first) await userEvent.click(await screen.findByRole('button', { name: first }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download as Excel' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(sent.some(({ path }) => path === `/finance/exports/${table}`)).toBe(true);
});
