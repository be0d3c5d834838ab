/** The job that makes the drafts of timetables that wait. */
export const GENERATE_JOB = 'generate-timetables';
