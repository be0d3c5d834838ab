import { notFound } from '#platform/errors';
import type { ReadContext } from '#platform/http';
import { findSection, findYear, type SectionPlace, type Year } from '../store/years.store.ts';

/** A year, or the running one. Refuses an unknown one. */
export async function requireYear({ db, school }: Pick<ReadContext, 'db' | 'school'>, yearId?: string): Promise<Year> {
  const year = await findYear(db, school.id, yearId);
  if (year === null) throw notFound();
  return year;
}

/** Refuses an unknown section. */
export async function requireSection({ db, school }: Pick<ReadContext, 'db' | 'school'>, sectionId: string): Promise<SectionPlace> {
  const section = await findSection(db, school.id, sectionId);
  if (section === null) throw notFound();
  return section;
}

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day (ISO) as a sentence says it, such as 23 Nov 2026. */
export function writeDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
