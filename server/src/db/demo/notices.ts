import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import { deliveryRows, type NoticeText, recipientsOf } from './notice-deliveries.ts';
import type { Office } from './office.ts';

const TEXTS: readonly NoticeText[] = [
  {
    daysAgo: 1,
    title: 'Fees are due by the 10th of each month',
    category: 'Fees',
    isPinned: true,
    expiresIn: 120,
    body: '<p>Dear parents,</p><p>The monthly fee is due by the <strong>10th</strong>. It can be paid at the school office from 8:00 to 14:00, or by UPI at any time. Please collect your receipt immediately and keep it for the year.</p>',
  },
  {
    daysAgo: 2,
    title: 'Fever in class 7th: please keep ill children at home',
    category: 'Health',
    isPinned: true,
    expiresIn: 14,
    audience: { classes: ['7th'] },
    body: '<p>Several students of class 7th have a viral fever. Please keep a child with fever at home for <strong>three days</strong>, and send boiled water in the bottle. Missed work will be given later.</p>',
  },
  {
    daysAgo: 3,
    title: 'Unit Test: date sheet and syllabus',
    category: 'Examination',
    expiresIn: 40,
    audience: { classes: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'] },
    body: '<p>The date sheet is on the notice board and with the class teachers. Papers begin at 8:20. Students bring:</p><ul><li>blue or black pen and a transparent pouch</li><li>their identity card</li></ul><p>No re-test will be held except on medical grounds.</p>',
  },
  {
    daysAgo: 5,
    title: 'Second reminder: fees of earlier months',
    category: 'Fees',
    audience: 'defaulters',
    expiresIn: 20,
    body: '<p>According to our books fees of one or more months are still pending. Please clear them this week, or meet the accountant for paying in instalments.</p>',
  },
  {
    daysAgo: 6,
    title: 'Staff meeting on Saturday',
    category: 'Staff',
    audience: 'staff',
    expiresIn: 3,
    body: '<p>All teachers meet on Saturday at 12:15 in the library. Agenda:</p><ol><li>Results and remedial lessons</li><li>Duty chart for the sports meet</li><li>Logbook entries that are still missing</li></ol>',
  },
  {
    daysAgo: 9,
    title: 'Bus route 4 will stop at Ashok Stambh earlier',
    category: 'Transport',
    expiresIn: 60,
    body: '<p>From Monday the bus on route 4 reaches Ashok Stambh at <strong>7:12</strong> and College Road at 7:20, because of road work. Other stops are unchanged.</p>',
  },
  {
    daysAgo: 12,
    title: 'Inter-house kho-kho and kabaddi',
    category: 'Sports',
    expiresIn: 10,
    body: '<p>Finals are played on the ground at 12:00. Parents are welcome. House captains hand in their teams to the sports teachers by Wednesday.</p>',
  },
  {
    daysAgo: 16,
    title: 'Library books to be returned',
    category: 'General',
    audience: 'students',
    expiresIn: 30,
    body: '<p>Books borrowed before the vacation are overdue. Please return them this week; lost books are replaced by the same edition.</p>',
  },
  {
    daysAgo: 21,
    title: 'Winter uniform from next week',
    category: 'General',
    expiresIn: 90,
    body: '<p>Students may wear the maroon cardigan or the school blazer from Monday. Coloured jackets are not allowed in class.</p>',
  },
  {
    daysAgo: 26,
    title: 'APAAR ID: consent form',
    category: 'Administration',
    expiresIn: 60,
    asksConfirmation: true,
    body: '<p>The board asks for an APAAR ID for each student. Please return the signed consent form with a copy of the Aadhaar card, if you have not done so.</p>',
  },
  {
    daysAgo: 33,
    title: 'PTM: how to book your time',
    category: 'Meeting',
    expiresIn: 15,
    body: '<p>Class teachers see parents from 9:00 to 12:00, ten minutes each. Write your preferred time in the diary; the teacher confirms it.</p>',
  },
  {
    daysAgo: 47,
    title: 'Science exhibition: thank you',
    category: 'Event',
    expiresIn: 40,
    body: '<p>Eighty-six models were shown. The jury chose the <em>water filter from husk and sand</em> by class 8th B. It goes to the taluka exhibition.</p>',
  },
  {
    daysAgo: 0,
    title: 'Annual sports meet: volunteers wanted',
    category: 'Sports',
    state: 'draft',
    audience: 'staff',
    body: '<p>We need six teachers for the track and four for the score desk. Please write your name on the list in the staff room.</p>',
  },
  {
    daysAgo: -2,
    title: 'Holiday homework',
    category: 'Academic',
    state: 'scheduled',
    expiresIn: 20,
    body: '<p>Homework for the coming holidays is in the diary and here. One page a day is enough; please let the children play.</p>',
  },
];

const PUBLISHED = TEXTS.filter(({ state }) => state === undefined).length;

/** Notices of the last weeks, two of them pinned, one still a draft and one that appears the day after tomorrow. */
export function addNotices(tables: Tables, office: Office): void {
  const { plan, classes } = office.school;
  const categories = [...new Set([...TEXTS.map(({ category }) => category), 'Holiday'])];
  tables.set(
    'notice_categories',
    categories.map((name): Row => ({ id: plan.ids('notice category', name), name })),
  );
  tables.set(
    'notices',
    TEXTS.map((text, place): Row => {
      const day = addDays(plan.today, -text.daysAgo);
      const { audience = 'all' } = text;
      return {
        id: plan.ids('notice', text.title),
        title: text.title,
        bodyHtml: text.body,
        category: text.category,
        isPinned: text.isPinned ?? false,
        audience:
          typeof audience === 'string'
            ? { kind: audience }
            : { kind: 'classes', ids: classes.filter(({ name }) => audience.classes.includes(name)).map(({ id }) => id) },
        state: text.state ?? 'published',
        // The newest come first in the list; circulars are numbered in the order in which they were sent.
        ...(text.state === undefined
          ? { number: PUBLISHED - place, numberYear: Number(plan.year.startsOn.slice(0, 4)), sentAt: plan.at(day, 570) }
          : { number: null, numberYear: null, sentAt: null }),
        publishAt: text.state === 'draft' ? null : plan.at(day, 570),
        asksConfirmation: text.asksConfirmation ?? false,
        recipients: text.state === undefined ? recipientsOf(text, office).length : 0,
        expiresOn: text.expiresIn === undefined ? null : addDays(day, text.expiresIn),
        accountId: plan.accountId,
        createdAt: plan.at(text.daysAgo < 0 ? plan.today : day, 540),
      };
    }),
  );
  tables.set(
    'notice_deliveries',
    deliveryRows(
      TEXTS.filter(({ state }) => state === undefined),
      office,
    ),
  );
}
