import type { Level } from './subjects.ts';

/** Posts of the school. A pool's teachers share the lessons of its subjects at its levels; class teachers of the small ones have their own. */
export type Pool = { department: string; teachers: number; subjects: readonly string[]; levels: readonly Level[]; womenShare: number };

const UPPER: readonly Level[] = ['middle', 'secondary', 'senior'];
const SCHOOL: readonly Level[] = ['primary', ...UPPER];
const ALL: readonly Level[] = ['kindergarten', ...SCHOOL];

export const POOLS: readonly Pool[] = [
  { department: 'English', teachers: 4, subjects: ['English'], levels: UPPER, womenShare: 0.75 },
  { department: 'Mathematics', teachers: 4, subjects: ['Mathematics'], levels: UPPER, womenShare: 0.5 },
  { department: 'Science', teachers: 5, subjects: ['Physics', 'Chemistry', 'Biology', 'Science'], levels: UPPER, womenShare: 0.6 },
  { department: 'Social Science', teachers: 3, subjects: ['Social Science'], levels: UPPER, womenShare: 0.6 },
  { department: 'Commerce', teachers: 2, subjects: ['Accountancy', 'Business Studies', 'Economics'], levels: UPPER, womenShare: 0.5 },
  { department: 'Hindi', teachers: 5, subjects: ['Hindi'], levels: SCHOOL, womenShare: 0.7 },
  { department: 'Marathi', teachers: 2, subjects: ['Marathi'], levels: SCHOOL, womenShare: 0.5 },
  { department: 'Computer', teachers: 3, subjects: ['Computer'], levels: SCHOOL, womenShare: 0.4 },
  { department: 'Art and Craft', teachers: 2, subjects: ['Art and Craft'], levels: ALL, womenShare: 0.5 },
  { department: 'Music', teachers: 1, subjects: ['Music'], levels: ALL, womenShare: 0 },
  { department: 'Physical Education', teachers: 3, subjects: ['Physical Education'], levels: ALL, womenShare: 0.34 },
];

/** The subjects that the class teacher of a small class teaches in their own section. */
export const OWN_CLASS_SUBJECTS: Partial<Record<Level, readonly string[]>> = {
  kindergarten: ['English', 'Numbers', 'Hindi', 'General Awareness'],
  primary: ['English', 'Mathematics', 'Environmental Studies', 'Value Education'],
};

type OfficePost = {
  role: string;
  department: string;
  salary: number;
  qualification: string;
  gender?: 'Male' | 'Female';
  name?: string;
};

/** Posts without lessons. Salaries in rupees a month. */
export const OFFICE_POSTS: readonly OfficePost[] = [
  { role: 'Administrator', department: 'Administration', salary: 72_000, qualification: 'MBA', gender: 'Female', name: 'Meenakshi Iyer' },
  { role: 'Principal', department: 'Administration', salary: 95_000, qualification: 'M.Sc., M.Ed.', gender: 'Male' },
  { role: 'Vice Principal', department: 'Administration', salary: 78_000, qualification: 'M.A., M.Ed.', gender: 'Female' },
  { role: 'Accountant', department: 'Accounts', salary: 38_000, qualification: 'M.Com.' },
  { role: 'Cashier', department: 'Accounts', salary: 24_000, qualification: 'B.Com.' },
  { role: 'Office Clerk', department: 'Administration', salary: 21_000, qualification: 'B.A.' },
  { role: 'Librarian', department: 'Library', salary: 32_000, qualification: 'M.Lib.I.Sc.' },
  { role: 'Lab Assistant', department: 'Science', salary: 20_000, qualification: 'B.Sc.' },
  { role: 'Counsellor', department: 'Student Welfare', salary: 36_000, qualification: 'M.A. Psychology', gender: 'Female' },
  { role: 'Nurse', department: 'Student Welfare', salary: 22_000, qualification: 'GNM', gender: 'Female' },
  { role: 'Transport In-charge', department: 'Transport', salary: 23_000, qualification: 'B.A.', gender: 'Male' },
  { role: 'Peon', department: 'Support', salary: 14_500, qualification: '10th pass', gender: 'Male' },
];
