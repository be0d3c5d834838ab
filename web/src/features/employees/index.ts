export { TeacherNav } from './components/teacher-nav.tsx';
