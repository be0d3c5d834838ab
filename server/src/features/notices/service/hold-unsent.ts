import { notFound, Refusal } from '#platform/errors';
import type { WriteContext } from '#platform/http';
import * as store from '../store/notices.store.ts';

/** A notice that may still be changed, locked until the transaction ends. */
export async function holdUnsent({ db, school }: WriteContext, noticeId: string): Promise<store.NoticeRow> {
  const row = await store.holdNotice(db, school.id, noticeId);
  if (row === null) throw notFound();
  if (row.state !== 'draft' && row.state !== 'scheduled') throw new Refusal('conflict', 'noticeSent');
  return row;
}
