import { type Db, sql } from '#platform/db';
import type { ItemKind } from './content.store.ts';

const tables = { chapter: sql`textbook_chapters`, topic: sql`textbook_topics`, question: sql`textbook_questions` };
/** Names and details are columns of another name in each table. */
const columns = {
  chapter: { text: sql`name`, detail: sql`summary`, parent: sql`textbook_id`, group: sql`''` },
  topic: { text: sql`name`, detail: sql`description`, parent: sql`chapter_id`, group: sql`''` },
  question: { text: sql`question`, detail: sql`type`, parent: sql`chapter_id`, group: sql`place` },
};
const marked = sql`is_edited = true, confidence = 1`;

export type Item = { id: string; bookId: string; parentId: string; text: string; detail: string; position: number; group: string };

/** An item with its book; null when there is none. */
export function findItem(db: Db, schoolId: string, kind: ItemKind, itemId: string): Promise<Item | null> {
  const { text, detail, parent, group } = columns[kind];
  const book =
    kind === 'chapter'
      ? sql`textbooks b on b.school_id = x.school_id and b.id = x.textbook_id`
      : sql`textbook_chapters c on c.school_id = x.school_id and c.id = x.chapter_id join textbooks b on b.school_id = c.school_id and b.id = c.textbook_id`;
  return db.row(sql`select x.id, b.id as "bookId", x.${parent} as "parentId", x.${text} as text, x.${detail} as detail, x.position,
      ${kind === 'question' ? sql`x.place` : group} as group
    from ${tables[kind]} x join ${book} where x.school_id = ${schoolId} and x.id::text = ${itemId} and b.removed_at is null`);
}

/** Changes an item and marks it as a person's word. */
export function editItem(
  db: Db,
  schoolId: string,
  kind: ItemKind,
  id: string,
  { text, detail }: { text: string; detail: string },
): Promise<unknown> {
  const column = columns[kind];
  // What a person wrote is nobody else's word any more.
  const writer = kind === 'question' ? sql`` : sql`, written_by = case when ${column.detail} = ${detail} then written_by end`;
  return db.rows(sql`update ${tables[kind]} set ${column.text} = ${text}, ${column.detail} = ${detail}, ${marked} ${writer}
    where school_id = ${schoolId} and id = ${id}`);
}

/** Puts a model's wording in the place of a summary or description, with the model's name. */
export function rewordItem(
  db: Db,
  schoolId: string,
  kind: 'chapter' | 'topic',
  id: string,
  { text, writtenBy }: { text: string; writtenBy: string },
): Promise<unknown> {
  return db.rows(
    sql`update ${tables[kind]} set ${columns[kind].detail} = ${text}, written_by = ${writtenBy} where school_id = ${schoolId} and id = ${id}`,
  );
}

/** A chapter's summary and the descriptions of its topics, or a topic with its description: the texts that a model may improve. */
export async function findWording(db: Db, schoolId: string, kind: 'chapter' | 'topic', id: string): Promise<string> {
  const row = await db.row<{ words: string }>(
    kind === 'chapter'
      ? sql`select concat_ws(E'\n', c.name, c.summary, (select string_agg(t.name || ': ' || t.description, E'\n' order by t.position)
          from textbook_topics t where t.school_id = c.school_id and t.chapter_id = c.id)) as words
        from textbook_chapters c where c.school_id = ${schoolId} and c.id = ${id}`
      : sql`select concat_ws(E'\n', name, description) as words from textbook_topics where school_id = ${schoolId} and id = ${id}`,
  );
  return row?.words ?? '';
}

/** Deletes an item (a chapter with its content) and records how it was found, so that it stays deleted; `intoId` is the chapter that took over its content. */
export async function removeItem(
  db: Db,
  schoolId: string,
  kind: ItemKind,
  { id, bookId }: Item,
  intoId: string | null = null,
): Promise<void> {
  const chapter = kind === 'chapter' ? sql`x.id` : sql`x.chapter_id`;
  await db.rows(sql`update textbooks set left_out = left_out || (
      select jsonb_build_object('kind', ${kind}::text, 'foundAs', x.found_as, 'chapterNumber', c.chapter_number,
        'into', (select chapter_number from textbook_chapters i where i.school_id = x.school_id and i.id = ${intoId}::uuid)) from ${tables[kind]} x
      join textbook_chapters c on c.school_id = x.school_id and c.id = ${chapter} where x.school_id = ${schoolId} and x.id = ${id})
    where school_id = ${schoolId} and id = ${bookId}`);
  await db.rows(sql`delete from ${tables[kind]} where school_id = ${schoolId} and id = ${id}`);
}

/** The item after one among its own; null at the end. */
export async function findNext(db: Db, schoolId: string, kind: ItemKind, item: Item): Promise<Item | null> {
  const all = await listSiblings(db, schoolId, kind, item);
  const next = all[all.indexOf(item.id) + 1];
  return next === undefined ? null : findItem(db, schoolId, kind, next);
}

/** An item and its own kind beside it, in their order. */
export async function listSiblings(db: Db, schoolId: string, kind: ItemKind, item: Item): Promise<string[]> {
  const { parent } = columns[kind];
  const rows = await db.rows<{
    id: string;
  }>(sql`select id from ${tables[kind]} where school_id = ${schoolId} and ${parent} = ${item.parentId}
    ${kind === 'question' ? sql`and place = ${item.group}` : sql``} order by position, id`);
  return rows.map(({ id }) => id);
}

/** Moves a chapter's content to the end of another one; from a page on, or all of it. */
export async function moveContents(db: Db, schoolId: string, fromId: string, toId: string, fromPage = 0): Promise<void> {
  for (const table of [tables.topic, tables.question]) {
    await db.rows(sql`update ${table} set chapter_id = ${toId},
        position = position + (select coalesce(max(position), 0) from ${table} where school_id = ${schoolId} and chapter_id = ${toId})
      where school_id = ${schoolId} and chapter_id = ${fromId} and coalesce(page, 0) >= ${fromPage}`);
  }
}

/** Adds a second item after one, with its own words. Returns its id. */
export async function addBehind(db: Db, schoolId: string, kind: ItemKind, item: Item, text: string, page: number | null): Promise<string> {
  const { parent } = columns[kind];
  await db.rows(sql`update ${tables[kind]} set position = position + 1
    where school_id = ${schoolId} and ${parent} = ${item.parentId} and position > ${item.position}`);
  const place = item.position + 1;
  const copied = sql`from ${tables[kind]} where school_id = ${schoolId} and id = ${item.id} returning id`;
  const row =
    kind === 'chapter'
      ? await db.row<{
          id: string;
        }>(sql`insert into textbook_chapters (school_id, id, textbook_id, position, chapter_number, name, page, is_edited, file_id)
          select school_id, app.new_id(), textbook_id, ${place}, chapter_number + 1, ${text}, coalesce(${page}::int, page), true, file_id ${copied}`)
      : kind === 'topic'
        ? await db.row<{ id: string }>(sql`insert into textbook_topics (school_id, id, chapter_id, position, name, page, is_edited)
          select school_id, app.new_id(), chapter_id, ${place}, ${text}, page, true ${copied}`)
        : await db.row<{
            id: string;
          }>(sql`insert into textbook_questions (school_id, id, chapter_id, position, place, question, type, set_name, page, is_edited)
          select school_id, app.new_id(), chapter_id, ${place}, place, ${text}, type, set_name, page, true ${copied}`);
  return row?.id ?? '';
}
