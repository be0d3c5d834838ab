import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { entryGroups } from './entries.ts';

export type Destination = {
  path: string;
  label: string /** The part of Shala it belongs to; null for the sidebar's own entries. */;
  group: string | null;
};

/** Every screen that can be named without choosing a person first. */
export function useDestinations(): Destination[] {
  const { t } = useLingui();
  const main = entryGroups.flat().map(({ path, label }) => ({ path, label: t(label), group: null }));
  return [
    ...main,
    { path: paths.account, label: t`My account`, group: null },
    { path: paths.offlineFees, label: t`Offline Fees`, group: t`Finance` },
    { path: paths.feeCollection, label: t`Fee Collection`, group: t`Finance` },
    { path: paths.payments, label: t`Receipts`, group: t`Finance` },
    { path: paths.staffPay, label: t`Salaries`, group: t`Finance` },
    { path: paths.familyCounter, label: t`Collect for siblings`, group: t`Finance` },
    { path: paths.overdueFees, label: t`Overdue fees`, group: t`Finance` },
    { path: paths.chequeBoard, label: t`Cheques`, group: t`Finance` },
    { path: paths.spending, label: t`Expenses`, group: t`Finance` },
    { path: paths.dayBook, label: t`Day book`, group: t`Finance` },
    { path: paths.dayClosing, label: t`Day closing`, group: t`Finance` },
    { path: paths.addEmployee, label: t`Add Employee`, group: t`Employee` },
    { path: paths.addStudent, label: t`Add student`, group: t`Students` },
    { path: paths.udiseReadiness, label: t`UDISE+ check`, group: t`Students` },
    { path: paths.yearChange, label: t`Promotion to next year`, group: t`Students` },
    { path: paths.studentsAttendance, label: t`Student attendance`, group: t`Attendance` },
    { path: paths.employeesAttendance, label: t`Staff attendance`, group: t`Attendance` },
    { path: paths.studentsAbsent, label: t`Absent students`, group: t`Attendance` },
    { path: paths.employeesAbsent, label: t`Absent staff`, group: t`Attendance` },
    { path: paths.monthRegister, label: t`Monthly registers`, group: t`Attendance` },
    { path: paths.attendanceWatch, label: t`Attendance alerts`, group: t`Attendance` },
    { path: paths.leave, label: t`Leave`, group: t`Attendance` },
    { path: paths.newCertificate, label: t`New certificate`, group: t`Certificates` },
    { path: paths.classCertificates, label: t`Certificates for a class`, group: t`Certificates` },
    { path: paths.certificateForms, label: t`Certificate formats`, group: t`Certificates` },
    { path: paths.certificateSettings, label: t`Certificate settings`, group: t`Certificates` },
    { path: paths.allNotices, label: t`All notices`, group: t`Notices` },
    { path: paths.writeNotice, label: t`Write a notice`, group: t`Notices` },
    { path: paths.exams, label: t`Exams`, group: t`Offline Exams` },
    { path: paths.performance, label: t`Result analysis`, group: t`Offline Exams` },
    { path: paths.newOfflineExam, label: t`New offline exam`, group: t`Offline Exams` },
    { path: paths.questionPapers, label: t`Question papers`, group: t`Offline Exams` },
    { path: paths.newQuestionPaper, label: t`New question paper`, group: t`Offline Exams` },
    { path: paths.questionBank, label: t`Question bank`, group: t`Offline Exams` },
    { path: paths.teacherWeek, label: t`Teacher timetable`, group: t`Scheduler` },
    { path: paths.schoolWeek, label: t`Master timetable`, group: t`Scheduler` },
    { path: paths.coverDesk, label: t`Arrangement`, group: t`Scheduler` },
    { path: paths.timetableGenerator, label: t`Make timetable`, group: t`Scheduler` },
    { path: paths.timetableRules, label: t`Timetable rules`, group: t`Scheduler` },
    { path: paths.textbooks, label: t`Textbook Management`, group: null },
    { path: paths.schoolData, label: t`School data`, group: t`School data` },
    { path: paths.schoolProfile, label: t`School profile`, group: t`School data` },
    { path: paths.classesData, label: t`Classes and sections`, group: t`School data` },
    { path: paths.subjectsData, label: t`Subjects`, group: t`School data` },
    { path: paths.teachingData, label: t`Who teaches what`, group: t`School data` },
    { path: paths.yearsData, label: t`Academic year and terms`, group: t`School data` },
    { path: paths.periodsData, label: t`Periods of the day`, group: t`School data` },
    { path: paths.categoriesData, label: t`Categories`, group: t`School data` },
    { path: paths.numberingData, label: t`Admission and roll numbers`, group: t`School data` },
    { path: paths.approvalsData, label: t`Approvals`, group: t`School data` },
    { path: paths.channelsData, label: t`Email, SMS and WhatsApp`, group: t`School data` },
    { path: paths.importData, label: t`Import`, group: t`School data` },
    { path: paths.usersData, label: t`Users`, group: t`School data` },
    { path: paths.feesData, label: t`Fee structure`, group: t`School data` },
    { path: paths.feeRulesData, label: t`Fee rules`, group: t`School data` },
    { path: paths.concessionsData, label: t`Concessions`, group: t`School data` },
    { path: paths.openingBalances, label: t`Opening balances`, group: t`School data` },
    { path: paths.accessData, label: t`ChatGPT and other programs`, group: t`School data` },
    { path: paths.assistantData, label: t`Requests to the AI assistant`, group: t`School data` },
    { path: paths.auditLog, label: t`Record of changes`, group: t`School data` },
    { path: paths.wholeData, label: t`Download all data`, group: t`School data` },
    { path: paths.health, label: t`Is the program working well?`, group: t`School data` },
  ];
}
