export { StudentPicker } from './picker/student-picker.tsx';
