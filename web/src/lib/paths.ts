import { PRODUCT } from '@shala/contract/shared';

/** Every screen's path, spelt as the specification binds it (`/finace`, `/calender`). `:name` is a parameter. */
export const paths = {
  landing: '/',
  pricing: '/pricing',
  privacy: '/privacy',
  forTeacher: '/forteacher',
  forSchool: '/forschool',

  verification: '/verification',
  waiting: '/waiting',
  confirmNotice: '/confirm',
  forgot: '/forgot',
  reset: '/reset',
  login: '/login',
  register: '/register',
  newSchool: '/school',

  homepage: '/homepage',
  account: '/account',
  assistant: `/${PRODUCT}Ai`,

  employees: '/employee',
  employeeProfile: '/employee/profile/:teacherId',
  employeeAttendance: '/employee/:teacherId/attendance',
  employeeRemove: '/employee/:teacherId/remove',
  editEmployee: '/employee/:teacherId/edit',
  addEmployee: '/add/employee',

  students: '/student',
  studentProfile: '/student/profile/:studentId',
  studentGuardian: '/student/:studentId/guardian',
  studentRemove: '/student/:studentId/remove',
  studentAttendance: '/student/:studentId/attendance',
  studentFees: '/student/:studentId/fee/all',
  studentFeeMonth: '/student/:studentId/fee/all/:month',
  studentClubs: '/student/extraCurricular/:studentId/clubs',
  studentSports: '/student/extraCurricular/:studentId/sports',
  studentAchievements: '/student/extraCurricular/:studentId/achievements',
  addStudent: '/add/student',
  udiseReadiness: '/student/udise',
  yearChange: '/student/yearChange',

  finance: '/finace',
  offlineFees: '/finance/offlineFees',
  /** The specification's other spelling, like that of Finance itself. */
  offlineFeesOld: '/finace/offlineFees',
  feeCollection: '/finance/feeCollection',
  feeCollectionOld: '/finace/feeCollection',
  staffPay: '/finance/staff',
  payments: '/payments',
  chequeBoard: '/finance/chequeBoard',
  dayBook: '/finance/dayBook',
  dayClosing: '/finance/dayClosing',
  overdueFees: '/finance/overdue',
  familyCounter: '/finance/familyCounter',
  spending: '/finance/spending',

  attendance: '/attendance',
  employeesAttendance: '/attendance/employee',
  employeesAbsent: '/attendance/employee/absent',
  studentsAttendance: '/attendance/student',
  studentsAbsent: '/attendance/student/absent',
  monthRegister: '/attendance/register',
  attendanceWatch: '/attendance/watch',
  leave: '/attendance/leave',

  calendar: '/calender',
  certificates: '/certificate',
  newCertificate: '/certificate/new',
  classCertificates: '/certificate/class',
  certificateForms: '/certificate/forms',
  certificateForm: '/certificate/forms/:formId',
  certificateSettings: '/certificate/settings',
  issuedCertificates: '/issued',
  notices: '/notice',
  allNotices: '/notice/all',
  noticeView: '/notice/view',
  writeNotice: '/notice/write',

  exams: '/exams',
  performance: '/performance',
  offlineExams: '/offline-exam',
  newOfflineExam: '/offline-exam/create',
  offlineExam: '/offline-exam/:examId',
  editOfflineExam: '/offline-exam/edit/:examId',

  questionPapers: '/papers',
  newQuestionPaper: '/papers/new',
  questionBank: '/papers/questions',
  questionPaper: '/papers/:paperId',

  scheduler: '/scheduler',
  teacherWeek: '/scheduler/teacher',
  schoolWeek: '/scheduler/school',
  coverDesk: '/scheduler/cover',
  timetableGenerator: '/scheduler/generate',
  timetableRules: '/scheduler/rules',
  timetableVersions: '/scheduler/versions',
  logbook: '/logbook',
  teacherLog: '/logbook/:teacherId',
  logWeek: '/logbook/:teacherId/week',
  textbooks: '/textbooks',

  schoolData: '/data',
  setup: '/data/setup',
  schoolProfile: '/data/profile',
  classesData: '/data/classes',
  subjectsData: '/data/subjects',
  teachingData: '/data/teaching',
  yearsData: '/data/years',
  periodsData: '/data/periods',
  categoriesData: '/data/categories',
  approvalsData: '/data/approvals',
  numberingData: '/data/numbers',
  channelsData: '/data/channels',
  usersData: '/data/users',
  auditLog: '/data/audit',
  importData: '/data/import',
  wholeData: '/data/download',
  feesData: '/data/fees',
  concessionsData: '/data/fees/concessions',
  feeRulesData: '/data/fees/rules',
  openingBalances: '/data/openingBalances',
  assistantData: '/data/assistant',
  accessData: '/data/access',
  health: '/data/health',
} as const;

export type ScreenPath = (typeof paths)[keyof typeof paths];

/** Fills a path's parameters: `pathTo(paths.teacherLog, { teacherId })`. */
export function pathTo(path: ScreenPath, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Where to go after signing in: only a path inside this app. `//host`, `/\host`, other schemes and anything that
 * resolves to another origin are refused, so that a link cannot lead a person away.
 */
export function safeInternalPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || /^\/[/\\]/.test(candidate)) return null;
  try {
    const url = new URL(candidate, window.location.origin);
    if (url.origin !== window.location.origin) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
