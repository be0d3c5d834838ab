export { vacateTeacher } from './service/vacate-teacher.ts';
