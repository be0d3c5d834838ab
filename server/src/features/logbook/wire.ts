import { createHash } from 'node:crypto';
import type { ReadContext } from '#platform/http';

const DAY_SECONDS = 24 * 3600;

/** The id under which changes of an entry are audited: the same for a teacher, day and period, whether the entry exists or not. */
export function entryId(teacherId: string, date: string, periodId: string): string {
  const hex = createHash('sha256').update(`${teacherId} ${date} ${periodId}`.toLowerCase()).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The signed address of a photo, the same all day; null when there is none. */
export function photoUrl(
  { platform, school, now }: Pick<ReadContext, 'platform' | 'school' | 'now'>,
  fileId: string | null,
): string | null {
  if (fileId === null) return null;
  return platform.authority.fileAddress(school.id, fileId, (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS);
}

/** The Monday and the Saturday of the week that contains a day. */
export function weekOf(day: string): { from: string; to: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_SECONDS * 1000;
  const iso = (days: number) => new Date(monday + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  return { from: iso(0), to: iso(5) };
}
