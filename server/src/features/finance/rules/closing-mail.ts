import type { Mail } from '#platform/mail';
import { formatDay, formatPaise } from '../wire.ts';

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

/** What the owner gets when a day is closed: the cash, and the check code by which the books can be compared later. */
export function closingMail({ day, expectedPaise, countedPaise, remark, checkCode, by, school, to, schoolId }: Closed): Mail {
  const lines = [
    `${by} closed ${formatDay(day)} at ${school}.`,
    '',
    `Expected cash: ${formatPaise(expectedPaise)}`,
    `Cash counted: ${formatPaise(countedPaise)}`,
    ...(countedPaise === expectedPaise ? [] : [`Difference: ${formatPaise(countedPaise - expectedPaise)}`]),
    ...(remark === '' ? [] : [`Remark: ${remark}`]),
    '',
    `Check code of the books: ${checkCode}`,
    'Keep this mail. With the check code it can be shown later that no entry up to this day was changed.',
  ];
  return { to, schoolId, subject: `Day closing of ${formatDay(day)}: ${school}`, text: `${lines.join('\n')}\n` };
}
