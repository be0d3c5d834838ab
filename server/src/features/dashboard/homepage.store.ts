import type { getHomepage as call, HomepagePart } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';

export type Frame = { today: string; holiday: string | null; term: string | null };
type Answer = CallAnswer<typeof call>;
type Part<P extends HomepagePart> = NonNullable<Answer[P]>;
type InPaise<T> = Omit<T, 'amount'> & { amountPaise: number };
type Needs = Part<'needs'>;

/** The answer, with amounts in paise, and the month as its number in the academic year. */
export type Page = Omit<Answer, 'money' | 'needs' | 'activity'> & {
  money: {
    monthNo: number;
    chargedPaise: number;
    collectedPaise: number;
    pendingStudents: number;
    todayPaise: number;
    weekAgoPaise: number;
    byMode: InPaise<Part<'money'>['byMode'][number]>[];
  } | null;
  needs: (Omit<Needs, 'cheques' | 'bounced'> & { cheques: InPaise<Needs['cheques']>; bounced: InPaise<Needs['bounced']> }) | null;
  activity: InPaise<Part<'activity'>[number]>[] | null;
};

/** All parts in one statement: `app.homepage`, whose statements are planned once for each connection. */
export async function getHomepage(db: Db, schoolId: string): Promise<Page> {
  return ask(db, sql`select app.homepage(${schoolId}) as page`);
}

/** One part separately, for when the whole cannot be read. */
export async function readPart<P extends HomepagePart>(db: Db, schoolId: string, name: P): Promise<Page[P]> {
  return (await ask(db, sql`select app.homepage(${schoolId}, ${name}) as page`))[name];
}

/** What every part needs: the day, its holiday and its term. */
export async function readFrame(db: Db, schoolId: string): Promise<Frame> {
  const { today, holiday, term } = await ask(db, sql`select app.homepage(${schoolId}, '') as page`);
  return { today, holiday, term };
}

async function ask(db: Db, statement: ReturnType<typeof sql>): Promise<Page> {
  return ((await db.row<{ page: Page }>(statement)) as { page: Page }).page;
}
