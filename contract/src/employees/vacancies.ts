import { z } from 'zod/mini';

/** The vacancies after a person has left. */
export const vacancies = z.object({
  lessons: z.array(z.object({ day: z.string(), period: z.string(), className: z.string(), sectionName: z.string(), subject: z.string() })),
  classTeacherOf: z.array(z.object({ className: z.string(), sectionName: z.string() })),
});
