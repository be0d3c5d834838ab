import { z } from 'zod/mini';

/** What stands without a teacher once somebody is gone. */
export const vacancies = z.object({
  lessons: z.array(z.object({ day: z.string(), period: z.string(), className: z.string(), sectionName: z.string(), subject: z.string() })),
  classTeacherOf: z.array(z.object({ className: z.string(), sectionName: z.string() })),
});
