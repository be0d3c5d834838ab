import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../test/render.tsx';
import { LeaveGuard } from './leave-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <LeaveGuard isUnsaved={() => text !== ''} />
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="?tab=two">Other tab</Link>
      <Link to="/list">All notices</Link>
    </>
  );
}

function open() {
  return renderRoutes(
    [
      { path: '/write', element: <Form /> },
      { path: '/list', element: <h1>List</h1> },
    ],
    '/write',
  );
}

it('asks before a page with something typed is left, and stays when told so', async () => {
  const { router } = open();
  await userEvent.type(screen.getByLabelText('Title'), 'Holiday');
  await userEvent.click(screen.getByText('Other tab'));
  expect(router.state.location.search).toBe('?tab=two');
  await userEvent.click(screen.getByText('All notices'));
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Holiday');
  await userEvent.click(screen.getByText('All notices'));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
});

it('asks before the tab is closed only while something is unsaved', async () => {
  open();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await userEvent.type(screen.getByLabelText('Title'), 'H');
  expect(close()).toBe(false);
});

it('lets an empty form go', async () => {
  open();
  await userEvent.click(screen.getByText('All notices'));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
});
