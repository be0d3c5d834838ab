export { openThreads, type Threads } from './threads.ts';
export { forSchool } from './turns.ts';
