import type { HomepagePart } from '@shala/contract/dashboard';
import { type Db, sql } from '#platform/db';

export type Frame = { today: string; holiday: string | null; term: string | null };
type Page = Frame & Record<HomepagePart, unknown>;

/** All parts in one statement: `app.homepage`, whose statements are planned once for each connection. */
export async function getHomepage(db: Db, schoolId: string): Promise<Page> {
  return ask(db, sql`select app.homepage(${schoolId}) as page`);
}

/** One part separately, for when the whole cannot be read. */
export async function readPart(db: Db, schoolId: string, name: HomepagePart): Promise<unknown> {
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
