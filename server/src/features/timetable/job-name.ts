/** The job that generates waiting timetable drafts. */
export const GENERATE_JOB = 'generate-timetables';
