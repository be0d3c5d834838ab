const student = {
  _id: 's1',
  name: 'Aditi Bhosale',
  className: '8th',
  status: 'Unpaid',
  date: null,
  feeStatus: {
    monthlyFeeStatus: [
      { month: 'September', amount: 3200, date: '2026-09-04', isPaid: true },
      { month: 'October', amount: 3200, date: null, isPaid: false },
      { month: 'November', amount: 3200, date: null, isPaid: false },
    ],
    amountPaid: 3200,
    totalAmount: 9600,
  },
};
const paid = {
  ...{ ...student, _id: 's2', name: 'Rohan Kale', status: 'Paid', date: '5th October' },
  feeStatus: { ...student.feeStatus, monthlyFeeStatus: student.feeStatus.monthlyFeeStatus.map((fee) => ({ ...fee, isPaid: true })) },
};
const chapter = {
  chapterNumber: 1,
  chapterName: 'Light',
  summary: 'How light travels.',
  topics: [
    { name: 'Reflection', description: 'Equal angles' },
    { name: 'Mirrors', description: 'Plane and curved' },
  ],
  backExcersieQuestions: [
    { question: 'Why does light bend?', type: 'Short answer' },
    { question: 'What is a mirror?', type: 'Short answer' },
  ],
  examples: [{ question: 'A ray makes an angle of 35°.', type: 'Numerical' }],
};
const classes = [
  { _id: 'c8', className: '8th' },
  { _id: 'c9', className: '9th' },
];
const row = {
  ...{ periodId: 'p1', periodName: 'P1', subjectId: 'm', subjectName: 'Mathematics' },
  ...{ teacherId: 'anil', teacherName: 'Anil Mishra' },
};

/** Exactly the keys of sections 3 and 7 of the specification, and its lists where it says no more than "list". */
export const PLAIN_ANSWERS: Record<string, unknown> = {
  'GET /admin/getAdminDetails': { data: { schoolName: 'Amaltas Public School', imageUrl: null } },
  'GET /admin/getAllClasses': { data: classes },
  'GET /admin/classes-with-subjects': {
    data: { classes: [{ class: '8th', subjects: [{ subject: 'Science', totalChapters: 1, totalTopics: 2 }] }] },
  },
  'GET /admin/getSubjectList/{classId}': { data: [{ name: 'Science', textId: null }] },
  'GET /admin/content/{class}/{subject}': {
    data: { subject: 'Science', class: '8th', totalChapters: 1, totalTopics: 2, chapters: [chapter] },
  },
  'POST /admin/analyze-pdf': { data: { chaptersProcessed: 3, totalTopics: 7 } },
  'POST /finance/fetchStudentsOfClass': { data: [student, paid] },
  'POST /finance/updateOfflineChequeFeePayment': { success: true },
  'POST /finance/updateOfflineCashFeePayment': { success: true },
  'GET /finance/getClassList': { data: classes },
  'POST /finance/getSectionsOfClass': { data: [{ _id: 'a', sectionName: 'A' }] },
  'POST /finance/getPayAndDueList': {
    data: {
      paidList: [{ name: 'Rohan Kale', rollNum: 2, date: '2026-10-05', amount: 3200 }],
      dueList: [
        { name: 'Aditi Bhosale', rollNum: 1, dueDate: '2026-10-10', amount: 3200 },
        { name: 'Meera Joshi', rollNum: 3, dueDate: '2026-10-10', amount: 1600 },
      ],
    },
  },
  'POST /finance/getFinanceDetails': {
    data: {
      ...{ totalAmount: 10000, collectedAmount: 2500, totalPayout: 700, avgStaffSalary: 20000 },
      ...{ numFeePaid: 1, numFeePending: 3, totalStudents: 4 },
    },
  },
  'POST /finance/getFinanceDetailsOfAClass': { data: { totalAmount: 5000, collectedAmount: 1000 } },
  'POST /finance/addExpenses': { message: 'Saved by the other backend' },
  'GET /finance/getRecentActivites': {
    data: [
      { title: null, name: 'Rohan Kale', Amount: 3200, date: '2026-10-05' },
      { title: 'Transport', student: 'Aditi Bhosale', Amount: 500, date: '2026-10-04' },
    ],
  },
  'POST /admin/getTeacherSchedule': { success: true, data: [row] },
  'POST /admin/updateTeacherSchedule': {},
  'POST /admin/getSubjectListBySection': [
    { _id: 'm', subjectName: 'Mathematics' },
    { _id: 'e', subjectName: 'English' },
  ],
  'GET /admin/fetchTeacherList': [{ _id: 'anil', teacherName: 'Anil Mishra' }],
  'GET /admin/getPeriods': [
    { _id: 'p1', name: 'P1' },
    { _id: 'p2', name: 'P2' },
  ],
  'GET /admin/getSectionsOfClass/{classId}': [{ _id: 'a', section: 'A' }],
  'GET /admin/getTeacherList': [
    { _id: 'anil', name: 'Anil Mishra', imageUrl: null, gender: 'Male' },
    { _id: 'x', name: null, imageUrl: null, gender: null },
  ],
  'POST /admin/fetchTeacherLog': {
    data: {
      teacherId: 'anil',
      teacherName: 'Anil Mishra',
      image: null,
      periods: [{ periodName: 'P2', className: '8th', sectionName: 'A', subjectName: 'English', description: 'Voices' }],
    },
  },
  'GET /admin/teacher/{teacherId}': {
    data: {
      ...{ name: 'Anil Mishra', email: 'anil@school.example', phoneNo: '9800000001', gender: 'Male', positionRole: null },
      ...{ totalClasses: 12, dob: null, joiningDate: '2020-06-01', classTeacher: null, address: 'Pune', imageUrl: null },
    },
  },
  'POST /admin/removeTeacher': {},
  'POST /mcp/chat': { success: true, data: { html: '<p>Nobody is absent.</p>' } },
};
