import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import * as store from '../store/drafts.store.ts';
import { readWeek } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import { putVersion } from '../store/versions.store.ts';
import { takeKnown } from './drafts.ts';
import { refuseCovering, spanToPut } from './spans.ts';

/**
 * Uses a draft as the timetable from a day on. The timetable replaced by it, present or planned for that day, is kept as a draft; using that one again is the
 * undo. Earlier days keep their timetable.
 */
export async function applyTimetableDraft(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.applyTimetableDraft>,
): Promise<CallAnswer<typeof calls.applyTimetableDraft>> {
  await lockTimetable(db, school.id);
  const draft = await takeKnown(db, school.id, params.draftId);
  if (draft.state === 'waiting' || draft.state === 'running') throw new Refusal('conflict', 'draftRunning');
  // Before the first timetable there was an empty one, and the undo leads back to it.
  if (draft.lessons.length === 0 && draft.origin !== 'kept') throw new Refusal('unprocessable', 'draftEmpty');
  const start = await spanToPut(db, school.id, body.from);
  refuseCovering(await store.findCoverClash(db, school.id, start, draft.lessons));
  const { lessons: old } = await readWeek(db, school.id, start.from);
  const isReplaced = start.isStart || start.from === start.today;
  const kept = { origin: 'kept', state: 'done', seconds: 1, lessons: old, accountId: admin.id } as const;
  const keptId = isReplaced ? await store.insertDraft(db, school.id, kept) : null;
  const lessons = await store.replaceWeek(db, school.id, start, draft.lessons);
  await store.noteApplied(db, school.id, draft.id);
  await putVersion(db, school.id, { from: start.from, draftNumber: draft.number, accountId: admin.id });
  audit({
    entity: 'timetable',
    entityId: draft.id,
    before: { lessons: old.length, keptId },
    after: { lessons, draft: draft.number, from: start.from },
  });
  return { lessons, from: start.from, keptId };
}
