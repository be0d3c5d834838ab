export { readFet } from './read-fet.ts';
