import { addNotice, publishNotice } from '@shala/contract/notices';
import { expect, it } from 'vitest';
import type { Calls } from './calls.ts';
import { anySchool } from './examples.ts';
import { registryOf } from './registry.ts';

const callsBut = (...gone: { name: string }[]): Calls => ({
  has: (call) => !gone.some(({ name }) => name === call.name),
  read: () => Promise.reject(new Error('not asked')),
  write: () => Promise.reject(new Error('not asked')),
});

it('what this server cannot do is neither a tool nor in the help', () => {
  const whole = registryOf(callsBut());
  const without = registryOf(callsBut(addNotice, publishNotice));
  expect(whole.find('notice.publish')?.kind).toBe('write');
  expect(without.find('notice.publish')).toBeUndefined();
  expect(without.find('fee_reminder.send')).toBeUndefined();
  expect(whole.tools.length - without.tools.length).toBe(2);
  const names = anySchool();
  expect(without.help(names).join()).not.toMatch(/a notice|reminders/);
  expect(whole.help(names)).toHaveLength(whole.tools.length + 1);
});
