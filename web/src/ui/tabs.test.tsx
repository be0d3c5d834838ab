import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { Tabs } from './tabs.tsx';

const TABS = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}` }));

function Parts() {
  const [open, setOpen] = useState('one');
  return (
    <Tabs label="Parts" tabs={TABS} value={open} onChange={setOpen}>
      <p>{`Part ${open}`}</p>
    </Tabs>
  );
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows one part, moved by click, arrows, Home and End; only the open tab is a stop of the Tab key', async () => {
  renderScreen(<Parts />);
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByRole('tabpanel', { name: 'Tab two' }).textContent).toBe('Part two');
  for (const [key, label] of [
    ['ArrowRight', 'Tab three'],
    ['ArrowRight', 'Tab one'],
    ['ArrowLeft', 'Tab three'],
    ['Home', 'Tab one'],
    ['End', 'Tab three'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(selected(), key).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
  }
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
