export { setUpWaitingSchools } from './set-up-school.ts';
