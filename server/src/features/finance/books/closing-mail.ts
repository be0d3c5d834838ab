import type { Mail } from '#platform/mail';
import { say, writeDay } from '#platform/words';
import { formatPaise } from '../wire.ts';

type Closed = {
  day: string;
  expectedPaise: number;
  countedPaise: number;
  remark: string;
  checkCode: string;
  by: string;
  school: string;
  to: string;
  schoolId: string;
};

/** The mail to the owner when a day is closed: the cash, and the check code with which the accounts can be compared later. */
export function closingMail({ day, expectedPaise, countedPaise, remark, checkCode, by, school, to, schoolId }: Closed): Mail {
  const date = writeDay(day);
  const lines = [
    say('{by} closed {day} at {school}.', { by, day: date, school }),
    '',
    say('Expected cash: {amount}', { amount: formatPaise(expectedPaise) }),
    say('Cash counted: {amount}', { amount: formatPaise(countedPaise) }),
    ...(countedPaise === expectedPaise ? [] : [say('Difference: {amount}', { amount: formatPaise(countedPaise - expectedPaise) })]),
    ...(remark === '' ? [] : [say('Remark: {remark}', { remark })]),
    '',
    say('Code to check later that no entry was changed: {code}', { code: checkCode }),
    say('Please keep this email. With its code, the school’s computer person can check later if any entry up to this day was changed.'),
  ];
  return { to, schoolId, subject: say('Day closing of {day}: {school}', { day: date, school }), text: `${lines.join('\n')}\n` };
}
