import { getSetupChecklist, SETUP_STEPS } from '@shala/contract/dashboard';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, startServer } from '../../../../test/server.ts';
import { HomepageScreen } from './homepage-screen.tsx';

const steps = (done: number) => SETUP_STEPS.map((step, index) => ({ step, isDone: index < done, count: index < done ? 40 : 0 }));

beforeEach(() => {
  startServer();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: null });
});

describe('the Dashboard of a new school', () => {
  it('leads through the first days, each step to its screen', async () => {
    answer(getSetupChecklist, { steps: steps(2), isComplete: false });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('2 of 7 done')).toBeDefined();
    expect(screen.getByText('Done: 40 sections')).toBeDefined();
    expect(screen.getByText('₹3,200 a month stands for every class until you change it.')).toBeDefined();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/data/profile',
      '/data/classes',
      '/add/employee',
      '/add/student',
      '/data/fees',
      '/data/openingBalances',
      '/scheduler',
    ]);
  });

  it('greets by the first name', async () => {
    answer(getSetupChecklist, { steps: steps(7), isComplete: true });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Asha$/ })).toBeDefined();
    expect(await screen.findByText('Your school is set up')).toBeDefined();
  });

  it('says what failed and tries again', async () => {
    refuse(getSetupChecklist, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
    answer(getSetupChecklist, { steps: steps(1), isComplete: false });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 7 done')).toBeDefined();
  });
});
