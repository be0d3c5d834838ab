import { type Db, sql } from '#platform/db';
import { mergeOrder } from '../rules/merge-order.ts';

/** A list of a book (its chapters, the topics of a chapter, its questions of one kind) in order, by how its items were found. */
type Ordered = { kind: 'chapter' | 'topic' | 'question'; list: string; ids: string[]; keys: string[]; moved: boolean[]; isByHand: boolean };

/** The lists of a book; `isByHand` where a person moved or added something. */
export function listOrders(db: Db, schoolId: string, bookId: string): Promise<Ordered[]> {
  const mine = sql`x.school_id = c.school_id and x.chapter_id = c.id`;
  const head = sql`c.chapter_number || '.' || c.nth`;
  return db.rows(sql`with c as (
      select *, row_number() over (partition by chapter_number order by position, id) as nth from textbook_chapters
      where school_id = ${schoolId} and textbook_id = ${bookId}
    ), items as (
      select 'chapter' as kind, '' as list, id, coalesce(nullif(found_as, ''), '+' || name) as key, position, moved_at, found_as from c
      union all select 'topic', ${head}, x.id, coalesce(nullif(x.found_as, ''), '+' || x.name), x.position, x.moved_at, x.found_as from c join textbook_topics x on ${mine}
      union all select 'question', ${head} || x.place, x.id, coalesce(nullif(x.found_as, ''), '+' || x.question), x.position, x.moved_at, x.found_as
        from c join textbook_questions x on ${mine}
    )
    select kind, list, json_agg(id order by position, id) as ids, json_agg(key order by position, id) as keys,
      json_agg(moved_at is not null order by position, id) as moved, bool_or(moved_at is not null or found_as = '') as "isByHand"
    from items group by kind, list`);
}

/** Puts the lists that people had put in order in that order again, as far as their items were found again. */
export async function repeatOrder(db: Db, schoolId: string, bookId: string, before: readonly Ordered[]): Promise<void> {
  const byHand = new Map(before.filter(({ isByHand }) => isByHand).map((one) => [`${one.kind} ${one.list}`, one]));
  if (byHand.size === 0) return;
  for (const { kind, list, ids, keys } of await listOrders(db, schoolId, bookId)) {
    const old = byHand.get(`${kind} ${list}`);
    if (old === undefined) continue;
    const moved = new Set(old.keys.filter((_key, place) => old.moved[place]));
    await putOrder(
      db,
      schoolId,
      kind,
      mergeOrder(old.keys, keys).map((place) => ({ id: ids[place] as string, isMoved: moved.has(keys[place] as string) })),
    );
  }
}

const tables = { chapter: sql`textbook_chapters`, topic: sql`textbook_topics`, question: sql`textbook_questions` };

type Placed = { id: string; isMoved: boolean };

/** Gives items the places in which they come here. */
export function putOrder(db: Db, schoolId: string, kind: Ordered['kind'], order: readonly Placed[]): Promise<unknown> {
  return db.rows(sql`update ${tables[kind]} x set position = o.place,
      moved_at = case when (o.item->>'isMoved')::boolean then coalesce(x.moved_at, now()) else x.moved_at end
    from jsonb_array_elements(${JSON.stringify(order)}::text::jsonb) with ordinality as o(item, place)
    where x.school_id = ${schoolId} and x.id = (o.item->>'id')::uuid`);
}
