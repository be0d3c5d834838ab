import type * as calls from '@shala/contract/dashboard';
import type { HomepagePart } from '@shala/contract/dashboard';
import { type CallAnswer, monthName, toRupees } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { ReadContext, SharedContext } from '#platform/http';
import * as store from './homepage.store.ts';

type Homepage = CallAnswer<typeof calls.getHomepage>;
const PARTS: readonly HomepagePart[] = [
  'students',
  'staff',
  'money',
  'needs',
  'away',
  'week',
  'coming',
  'birthdays',
  'notices',
  'activity',
];

/** Whatever changes in a school may be seen on its Dashboard. */
const SUBJECTS = ['students', 'staff', 'classes', 'days', 'attendance', 'lessons', 'notices', 'fees'] as const;

/**
 * Today's overview, in one statement. The answer is kept until something in it changes. If that fails, each part is read separately, so that one failing card
 * does not affect the others.
 */
export async function getHomepage(context: SharedContext): Promise<Homepage> {
  const { school } = context;
  try {
    return await context.keep({ name: 'homepage', subjects: SUBJECTS }, async (db) => asAnswer(await store.getHomepage(db, school.id)));
  } catch (error) {
    // A session that has ended, and an unavailable database, are reported immediately.
    if (error instanceof Refusal) throw error;
    return readByParts(context);
  }
}

async function readByParts({ db, school }: ReadContext): Promise<Homepage> {
  const frame = await store.readFrame(db, school.id);
  const read = PARTS.map(async (name) => [name, await store.readPart(db, school.id, name).catch(() => null)] as const);
  return asAnswer({ ...frame, ...Object.fromEntries(await Promise.all(read)) } as store.Page);
}

function asAnswer({ money, needs, activity, ...page }: store.Page): Homepage {
  return {
    ...page,
    money: money && {
      month: monthName(money.monthNo),
      charged: toRupees(money.chargedPaise),
      collected: toRupees(money.collectedPaise),
      pendingStudents: money.pendingStudents,
      today: toRupees(money.todayPaise),
      weekAgo: toRupees(money.weekAgoPaise),
      byMode: money.byMode.map(inRupees),
    },
    needs: needs && { ...needs, cheques: inRupees(needs.cheques), bounced: inRupees(needs.bounced) },
    activity: activity === null ? null : activity.map(inRupees),
  };
}

function inRupees<T extends { amountPaise: number }>({ amountPaise, ...rest }: T) {
  return { ...rest, amount: toRupees(amountPaise) };
}
