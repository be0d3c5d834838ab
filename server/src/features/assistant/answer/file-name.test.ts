import { describe, expect, it } from 'vitest';
import type { Slots } from '../interpreter/types.ts';
import { type Block, table } from './answer.ts';
import { withFileName } from './file-name.ts';

const fileOf = (intent: Parameters<typeof withFileName>[1]['intent'], slots: Slots) => {
  const [block] = withFileName([table({ head: [], rows: [] })], { intent, slots, today: '2026-11-22' });
  return (block as Extract<Block, { kind: 'table' }>).table.file;
};

describe('the name of a downloaded table', () => {
  it.each([
    ['fees.list_due', { class: '8', section: 'A' }, 'defaulters-8a-2026-11-22'],
    ['fees.list_due', { classes: ['9', '10'], fee_type: 'transport' }, 'defaulters-transport-9-10-2026-11-22'],
    [
      'fees.list_due',
      {
        classes: ['9', '10'],
        places: [
          { class: '9', section: 'A' },
          { class: '10', section: 'B' },
        ],
      },
      'defaulters-9a-10b-2026-11-22',
    ],
    ['attendance.list_absent', { who: 'all', date: '2026-11-20' }, 'absent-2026-11-20'],
    ['attendance.list_absent', { who: 'students', present: true, date: '2026-11-20' }, 'present-2026-11-20'],
    ['leave.list_approved', { who: 'all', from: '2026-11-23', to: '2026-11-28' }, 'on-leave-2026-11-23-2026-11-28'],
    ['expenses.summary', { month: '2026-10', category: 'electricity' }, 'expenses-electricity-2026-10-2026-11-22'],
    ['student.dues', { student: 'Sneha <b>x</b> "Pillai' }, 'dues-sneha-b-x-b-pillai-2026-11-22'],
    ['student.dues', { student: 'दिया मेनन' }, 'dues-दिया-मेनन-2026-11-22'],
  ] as const)('%s %j', (intent, slots, name) => {
    expect(fileOf(intent, slots as Slots)).toBe(name);
  });
});
