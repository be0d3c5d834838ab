import { makeTimetableFile } from './service/exports.ts';

export { runTimetableEval } from './generator/evaluation/command.ts';
export { GENERATE_JOB } from './job-name.ts';
export { readTeacherFeed } from './service/feeds.ts';
export { generateWaiting } from './service/generate-waiting.ts';
export { vacateTeacher } from './service/vacate-teacher.ts';
export { listUncovered as listUncoveredLessons, openLessons } from './store/covers.store.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const timetableFiles = { timetable: makeTimetableFile } as const;
