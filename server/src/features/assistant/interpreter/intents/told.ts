import { messageStart } from '../message-start.ts';
import type { Reading } from '../reading.ts';
import type { ActIntent } from '../types.ts';
import { TOLD } from '../words/told.ts';
import { commands } from './report.ts';

const WAYS = TOLD.trim()
  .split('\n')
  .map((line) => [line.slice(0, line.indexOf(':')), new RegExp(line.slice(line.indexOf(':') + 2), 'iu')] as const);

/** Whether a prompt only speaks of what this act would do: 'remind me to send it', 'the PTM on Saturday was cancelled', 'picnic on Monday is a bad idea'. */
export function onlyTells(reading: Reading, intent: ActIntent): boolean {
  const start = messageStart(reading);
  const before = start === undefined ? reading.text : reading.text.slice(0, reading.tokens[start]?.start);
  const isPlain = !commands(reading);
  const isOf = (of: string) => of === 'all' || (isPlain && PLAIN[of] === intent) || (PLAIN[of] === undefined && intent.startsWith(of));
  return WAYS.some(([of, way]) => (of === 'text' ? way.test(reading.text) : isOf(of) && way.test(before)));
}
const PLAIN: Readonly<Record<string, ActIntent>> = {
  event: 'calendar.add_event',
  holiday: 'calendar.add_holiday',
  notice: 'notice.publish',
  reminder: 'fee_reminder.send',
};
