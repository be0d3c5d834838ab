import { useLingui } from '@lingui/react/macro';
import type { SetupStep } from '@shala/contract/dashboard';

/** The steps of the guided setup, in order; the others have their own screens. */
export const GUIDED_STEPS = [
  'school',
  'classes',
  'fees',
  'periods',
  'subjects',
  'students',
  'employees',
  'channels',
] as const satisfies readonly SetupStep[];
export type GuidedStep = (typeof GUIDED_STEPS)[number];

/** A step's title, and what it is for. */
export function useStepWords(): Record<SetupStep, { title: string; why: string }> {
  const { t } = useLingui();
  return {
    school: { title: t`School and logo`, why: t`The name and logo of the school are printed on receipts, certificates and report cards.` },
    classes: {
      title: t`Classes and sections`,
      why: t`Name the classes as your school does. Type the sections with commas between them, for example A, B, C.`,
    },
    fees: { title: t`Fees`, why: t`The monthly fee of each class, and the month from which it is charged.` },
    periods: { title: t`Periods of the day`, why: t`Used by the timetable, the logbook and attendance.` },
    subjects: {
      title: t`Subjects`,
      why: t`The usual number of periods a week of each subject in your board is filled in. The timetable is made from these numbers.`,
    },
    students: { title: t`Students`, why: t`Import them from your own spreadsheet. Every row is shown before anything is saved.` },
    employees: { title: t`Employees`, why: t`Add the teachers first: the timetable, the logbook and attendance need their names.` },
    classTeachers: {
      title: t`Class teachers`,
      why: t`Select the class teacher of each section. The name is printed on registers and report cards.`,
    },
    channels: { title: t`Email, SMS and WhatsApp`, why: t`How notices and reminders reach parents and employees.` },
    openingBalances: {
      title: t`Opening balances`,
      why: t`Old dues of parents, and the cash and bank balance, before the first month in this program.`,
    },
    timetable: { title: t`Timetable`, why: t`Used by the logbook and for arrangements for absent teachers.` },
  };
}
