import { notFound } from '#platform/errors';
import type { ReadContext } from '#platform/http';
import { findSection, findYear, type SectionPlace, type Year } from './years.store.ts';

/** A year, by default the current one. Refuses an unknown one. */
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
