import type { WriteContext } from '#platform/http';
import * as store from '../store/events.store.ts';
import { checkDraft } from './events.ts';

type Entry = Parameters<typeof checkDraft>[0];

/** Saves the entry that another feature keeps in the calendar, such as an exam; without one it is added. Returns its id. */
export async function keepEntry({ db, school, audit }: WriteContext, eventId: string | null, entry: Entry): Promise<string> {
  const [present] = eventId === null ? [] : await store.holdEvents(db, school.id, [eventId]);
  const id = present?.id ?? (await store.newId(db));
  const draft = checkDraft(entry);
  await store.putEvent(db, school.id, { holidayKey: null, seriesId: null, ...present, ...draft, id });
  const { title, startsOn, endsOn } = draft;
  const isSame = present?.title === title && present.startsOn === startsOn && present.endsOn === endsOn;
  if (!isSame) audit({ entity: 'calendar_event', entityId: id, after: { title, startsOn, endsOn } });
  return id;
}

/** Removes such an entry. */
export async function dropEntry({ db, school, audit }: WriteContext, eventId: string): Promise<void> {
  await store.deleteEvent(db, school.id, eventId);
  audit({ entity: 'calendar_event', entityId: eventId, after: null });
}
