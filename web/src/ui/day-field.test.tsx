import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { DayField } from './day-field.tsx';
import { DayFilter } from './day-input.tsx';

type Rest = { onDay: (day: string) => void; max?: string; isKept?: boolean };

function Field({ onDay, ...rest }: Rest) {
  const [day, setDay] = useState('2026-11-22');
  const change = (next: string) => {
    setDay(next);
    onDay(next);
  };
  return rest.isKept ? (
    <DayFilter label="Day" {...rest} value={day} onChange={change} />
  ) : (
    <DayField label="Day" {...rest} value={day} onChange={change} />
  );
}

function open(rest: Omit<Rest, 'onDay'> = {}) {
  const onDay = vi.fn();
  renderScreen(<Field onDay={onDay} {...rest} />);
  return { onDay, field: screen.getByLabelText<HTMLInputElement>('Day') };
}
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

it('is shown the day first and given as an ISO date once it is whole', () => {
  const { onDay, field } = open();
  expect(field.value).toBe('22/11/2026');
  type(field, '5/4/202');
  expect(onDay).not.toHaveBeenCalled();
  type(field, '5/4/2027');
  expect(onDay).toHaveBeenLastCalledWith('2027-04-05');
  fireEvent.blur(field);
  expect(field.value).toBe('05/04/2027');
});

it('takes a short form when the field is left, or at Enter', () => {
  const { onDay, field } = open();
  type(field, '5 apr 27');
  expect(onDay).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onDay).toHaveBeenLastCalledWith('2027-04-05');
  type(field, '6/4/27');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onDay).toHaveBeenLastCalledWith('2027-04-06');
});

it('keeps what is no day to be mended, says so, and leaves the last day as it was meanwhile', () => {
  const { onDay, field } = open();
  type(field, '31/02/2026');
  fireEvent.blur(field);
  expect(onDay).not.toHaveBeenCalled();
  expect(field.value).toBe('31/02/2026');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a date that exists, as day/month/year.')).not.toBeNull();
  type(field, '28/02/2026');
  expect(onDay).toHaveBeenLastCalledWith('2026-02-28');
  expect(screen.queryByText(/that exists/)).toBeNull();
});

it('can be emptied', () => {
  const { onDay, field } = open();
  type(field, '');
  expect(onDay).toHaveBeenLastCalledWith('');
});

it('where there is always a day goes back to the last one', () => {
  const { onDay, field } = open({ isKept: true });
  type(field, '');
  fireEvent.blur(field);
  expect(field.value).toBe('22/11/2026');
  type(field, '31/02/2026');
  fireEvent.blur(field);
  expect(field.value).toBe('22/11/2026');
  expect(onDay).not.toHaveBeenCalled();
});

it('moves by the arrow keys, over the end of a month, and not past what is allowed', () => {
  const { onDay, field } = open({ max: '2026-11-23' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(onDay).toHaveBeenLastCalledWith('2026-11-23');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(onDay).toHaveBeenCalledTimes(1);
  type(field, '01/11/2026');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(onDay).toHaveBeenLastCalledWith('2026-10-31');
  expect(field.value).toBe('31/10/2026');
});

it.each([
  [
    'a form',
    (field: ReactNode, act: () => void) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        {field}
        <button type="submit">Save</button>
      </form>
    ),
  ],
  [
    'a window',
    (field: ReactNode, act: () => void) => (
      <div role="dialog">
        {field}
        <Button isPrimary onClick={act}>
          Save
        </Button>
        <Button onClick={act}>Cancel</Button>
      </div>
    ),
  ],
])('holds the act of %s back while what stands there is no day', (_, around) => {
  const act = vi.fn();
  renderScreen(around(<Field onDay={() => {}} />, act));
  const field = screen.getByLabelText('Day');
  type(field, '31/02');
  fireEvent.click(screen.getByText('Save'));
  expect(act).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Enter the date as day/month/year, for example 22/11/2026.')).not.toBeNull();
  type(field, '28/02/2026');
  fireEvent.click(screen.getByText('Save'));
  expect(act).toHaveBeenCalledTimes(1);
});

it.each([
  ['one that cannot be undone', { isDanger: true }],
  ['one that only saves', { 'data-saves': '' }],
])('of an act there is always a day: %s waits until it can be read', (_, look) => {
  const act = vi.fn();
  const onDay = vi.fn();
  renderScreen(
    <div role="dialog">
      <DayField label="Day" isKept value="2026-11-22" onChange={onDay} />
      <Button {...look} onClick={act}>
        Pay
      </Button>
    </div>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  type(field, '31/02/2026');
  fireEvent.blur(field);
  expect(field.value).toBe('31/02/2026');
  fireEvent.click(screen.getByText('Pay'));
  expect(act).not.toHaveBeenCalled();
  expect(onDay).not.toHaveBeenCalled();
  type(field, '');
  fireEvent.blur(field);
  expect(field.value).toBe('22/11/2026');
  fireEvent.click(screen.getByText('Pay'));
  expect(act).toHaveBeenCalledTimes(1);
});

function HalfDay({ onApply }: { onApply: () => void }) {
  const [isHalf, setIsHalf] = useState(false);
  return (
    <div role="dialog">
      <DayField label="Day" value="2026-11-22" disabled={isHalf} onChange={() => {}} />
      <input type="checkbox" aria-label="Half day" onChange={() => setIsHalf(true)} />
      <Button isPrimary onClick={onApply}>
        Apply
      </Button>
    </div>
  );
}

it('holds nothing back once it is disabled', () => {
  const act = vi.fn();
  renderScreen(<HalfDay onApply={act} />);
  type(screen.getByLabelText('Day'), '31/02/2026');
  fireEvent.click(screen.getByText('Apply'));
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Half day'));
  fireEvent.click(screen.getByText('Apply'));
  expect(act).toHaveBeenCalledTimes(1);
});
