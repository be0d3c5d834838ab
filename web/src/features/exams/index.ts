export { StudentResults } from './components/student-results.tsx';
