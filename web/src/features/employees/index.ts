export { TeacherNav } from './components/teacher-nav.tsx';
export { TeachersDialog } from './teaching/teachers-dialog.tsx';
