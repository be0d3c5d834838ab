export { loadSchool } from './load-school.ts';
export { writeSchoolArchive } from './write-archive.ts';
