import type { Db } from '#platform/db';
import { findSchoolName, listEvents } from '../store/events.store.ts';

/** A school's entries between two days as iCalendar text: whole days, each with a permanent id. */
export async function makeCalendarText(db: Db, schoolId: string, span: { from: string; to: string }): Promise<string> {
  const [{ default: ical, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency }, school, events] = await Promise.all([
    import('ical-generator'),
    findSchoolName(db, schoolId),
    listEvents(db, schoolId, span),
  ]);
  const calendar = ical({
    name: school?.name ?? 'School calendar',
    prodId: { company: 'Shala', product: 'School calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { id, kind, title, description, startsOn, endsOn, isTentative } of events)
    calendar.createEvent({
      id: `${id}@shala`,
      start: new Date(`${startsOn}T00:00:00Z`),
      // In iCalendar the end of whole days is exclusive.
      end: new Date(Date.parse(`${endsOn}T00:00:00Z`) + 86_400_000),
      allDay: true,
      timezone: 'UTC',
      summary: title,
      ...(description === '' ? {} : { description }),
      categories: [{ name: kind }],
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
