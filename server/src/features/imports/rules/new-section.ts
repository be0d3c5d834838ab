import type { Seat } from './read-seat.ts';

const NEW = 'new:';

/** The placeholder for a section's id until the section is created. */
export function newSectionId({ className, section }: Seat): string {
  return `${NEW}${className}|${section}`;
}

/** The class and section that are to be created; null for a section that exists. */
export function readNewSection(sectionId: string): Seat | null {
  if (!sectionId.startsWith(NEW)) return null;
  const [className = '', section = ''] = sectionId.slice(NEW.length).split('|');
  return { className, section };
}
