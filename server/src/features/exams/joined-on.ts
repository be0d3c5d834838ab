import { sql } from '#platform/db';

/** The day from which a student `z` with the enrolment `e` takes exams: the admission, or the day of entry after a published result; null from the beginning. */
export const JOINED_ON = sql`coalesce(z.admitted_on, app.entered_late(z.school_id, e.year_id, e.section_id, z.created_at))`;
