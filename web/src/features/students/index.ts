export { StudentTabs } from './profile/student-tabs.tsx';
