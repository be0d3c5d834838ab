import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { useAddress, useSearchText } from './use-address.ts';

function Search() {
  const [text, setText] = useSearchText();
  return <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />;
}
function Filter() {
  const { get, change } = useAddress();
  return (
    <button type="button" onClick={() => change({ status: 'former' })}>
      {`${get('q')}|${get('status')}`}
    </button>
  );
}

it('a filter that is pressed while typed text is on its way is not lost, nor is the text', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderScreen(
    <>
      <Search />
      <Filter />
    </>,
    '/employee',
  );
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByLabelText('Search'), 'ravi');
  await act(async () => {
    // Both before the screen is drawn anew.
    screen.getByRole('button').click();
    vi.advanceTimersByTime(300);
  });
  expect(screen.getByRole('button').textContent).toBe('ravi|former');
  vi.useRealTimers();
});

it('a search box that is left before the pause in typing is over has its text in the address at once, and calls nobody back later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = renderScreen(<Search />, '/employee');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByLabelText('Search'), 'ravi');
  expect(router.state.location.search).toBe('');
  await user.tab();
  expect(router.state.location.search).toBe('?q=ravi');
  const navigate = vi.spyOn(router, 'navigate');
  await act(async () => vi.advanceTimersByTime(300));
  expect(navigate).not.toHaveBeenCalled();
  vi.useRealTimers();
});
