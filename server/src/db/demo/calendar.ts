import type { Row } from './copy.ts';
import { addDays, daysOf, weekdayOf } from './days.ts';
import { DIWALI, FIXED_HOLIDAYS, MOVING_HOLIDAYS } from './holidays.ts';
import type { Plan } from './school.ts';

type CalendarEvent = {
  kind: 'holiday' | 'event' | 'exam' | 'meeting';
  title: string;
  description: string;
  startsOn: string;
  endsOn: string;
  forStudents: boolean;
  forStaff: boolean;
};
/** An exam's place in the year. */
type ExamPlan = { name: string; startsOn: string; endsOn: string; maxMarks: number; minutes: number };
export type Calendar = {
  events: CalendarEvent[];
  exams: ExamPlan[];
  /** Students attend: no Sunday, holiday or vacation. */
  isSchoolDay: (day: string) => boolean;
  /** The office is open: no Sunday and no public holiday; it works through vacations. */
  isOfficeDay: (day: string) => boolean;
};

/** The school year's calendar: real holidays, vacations, exams, parents' meetings and the events of a school. */
export function makeCalendar(plan: Plan): Calendar {
  const { first, startsOn, endsOn } = plan.year;
  const on = (monthDay: string) => `${monthDay >= '04' ? first : first + 1}-${monthDay}`;
  const holidays = [
    ...FIXED_HOLIDAYS.map(({ on: monthDay, title }) => ({ on: on(monthDay), title })),
    ...MOVING_HOLIDAYS.filter((holiday) => holiday.on >= startsOn && holiday.on <= endsOn),
  ];
  const diwali = DIWALI[first] ?? `${first}-10-28`;
  const vacations = [
    { title: 'Summer vacation', startsOn: on('05-03'), endsOn: on('06-14') },
    { title: 'Diwali break', startsOn: addDays(diwali, -2), endsOn: addDays(diwali, 6) },
    { title: 'Winter break', startsOn: on('12-26'), endsOn: on('01-01') },
  ];
  const publicHolidays = new Set(holidays.map((holiday) => holiday.on));
  // The office is closed on Diwali and the day after.
  publicHolidays.add(diwali).add(addDays(diwali, 1));
  const vacationDays = new Set(vacations.flatMap((vacation) => daysOf(vacation.startsOn, vacation.endsOn)));
  const isOfficeDay = (day: string) => weekdayOf(day) !== 0 && !publicHolidays.has(day);
  const isSchoolDay = (day: string) => isOfficeDay(day) && !vacationDays.has(day);
  const exams = makeExams(on, isSchoolDay);
  const events: CalendarEvent[] = [
    ...holidays.map((holiday) => ({
      kind: 'holiday' as const,
      title: holiday.title,
      description: 'Holiday for all',
      startsOn: holiday.on,
      endsOn: holiday.on,
      forStudents: true,
      forStaff: true,
    })),
    ...vacations.map((vacation) => ({
      kind: 'holiday' as const,
      description: 'No classes; the office stays open on working days',
      forStudents: true,
      forStaff: false,
      ...vacation,
    })),
    ...exams.map((exam) => ({
      kind: 'exam' as const,
      title: exam.name,
      description: 'Classes 1st to 12th',
      startsOn: exam.startsOn,
      endsOn: exam.endsOn,
      forStudents: true,
      forStaff: true,
    })),
    ...yearsEvents(on, isSchoolDay),
  ];
  return {
    events: events.sort((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0)),
    exams,
    isSchoolDay,
    isOfficeDay,
  };
}

export function calendarRows(plan: Plan, calendar: Calendar): Row[] {
  return calendar.events.map((event) => ({
    id: plan.ids('event', `${event.startsOn} ${event.title}`),
    ...event,
    createdAt: new Date(`${plan.year.startsOn}T04:30:00Z`),
  }));
}

/** The first day from `day` on at which `fits`. */
export function nextDay(day: string, fits: (day: string) => boolean): string {
  let found = day;
  while (!fits(found)) found = addDays(found, 1);
  return found;
}

function makeExams(on: (monthDay: string) => string, isSchoolDay: (day: string) => boolean): ExamPlan[] {
  const plan = (name: string, monthDay: string, papers: number, maxMarks: number, minutes: number): ExamPlan => {
    const startsOn = nextDay(on(monthDay), isSchoolDay);
    let endsOn = startsOn;
    for (let paper = 1; paper < papers; paper++) endsOn = nextDay(addDays(endsOn, 1), isSchoolDay);
    return { name, startsOn, endsOn, maxMarks, minutes };
  };
  return [
    plan('Unit Test 1', '07-20', 10, 40, 90),
    plan('Half-yearly Examination', '09-21', 10, 80, 180),
    plan('Unit Test 2', '12-07', 10, 40, 90),
    plan('Annual Examination', '02-22', 10, 80, 180),
  ];
}

function yearsEvents(on: (monthDay: string) => string, isSchoolDay: (day: string) => boolean): CalendarEvent[] {
  const isSaturday = (day: string) => weekdayOf(day) === 6 && isSchoolDay(day);
  const meeting = (monthDay: string, description: string) =>
    one('meeting', 'Parent-teacher meeting (PTM)', description, nextDay(on(monthDay), isSaturday));
  const event = (monthDay: string, title: string, description: string, fits = isSchoolDay) =>
    one('event', title, description, nextDay(on(monthDay), fits));
  return [
    event('04-06', 'Orientation for new parents', 'Nursery to 1st, school hall, 9:30'),
    event('06-15', 'School reopens', 'First day after the summer vacation'),
    event('06-19', 'Yoga Day practice', 'Classes 3rd to 10th, ground, first period'),
    event('07-04', 'Tree plantation at Someshwar', 'Eco club with classes 6th to 8th', isSaturday),
    meeting('07-11', 'Classes Nursery to 5th, 9:00 to 12:00'),
    meeting('08-08', 'Unit Test 1 results, classes 6th to 12th'),
    event('08-14', 'Independence Day rehearsal', 'Houses assemble at 7:45'),
    event('09-05', 'Teachers’ Day', 'Class 12th takes the lessons'),
    event('09-12', 'Science exhibition', 'Models by classes 6th to 10th in the hall'),
    event('10-03', 'Swachhata drive', 'Houses clean the campus and the river bank', isSaturday),
    meeting('10-17', 'Half-yearly results, all classes'),
    event('10-30', 'Inter-house kho-kho and kabaddi', 'Finals on the ground at 12:00'),
    event('11-14', 'Children’s Day', 'Fair run by the teachers', isSchoolDay),
    event('11-28', 'Inter-school elocution competition', 'Nine schools, hall, 10:00', isSaturday),
    one('event', 'Annual sports meet', 'Ground, both days from 8:00', nextDay(on('12-18'), isSchoolDay), 1),
    event('01-09', 'Annual day', 'Kalidas Kala Mandir, 17:00', isSaturday),
    meeting('01-16', 'Unit Test 2 results, all classes'),
    event('01-25', 'Republic Day rehearsal', 'Parade and band at 7:30'),
    event('02-06', 'Farewell to class 12th', 'School hall, 15:00', isSaturday),
    meeting('03-20', 'Annual results and promotion, all classes'),
  ];
}

function one(kind: CalendarEvent['kind'], title: string, description: string, startsOn: string, moreDays = 0): CalendarEvent {
  return { kind, title, description, startsOn, endsOn: addDays(startsOn, moreDays), forStudents: true, forStaff: true };
}
