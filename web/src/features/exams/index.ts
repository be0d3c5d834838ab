export { StudentResults } from './results/student-results.tsx';
