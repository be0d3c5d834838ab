import { expect, type Page } from '@playwright/test';

/** A dialog: the screen it opens on, and what is pressed there, by the beginning of its name. `#row` is the first row of the first table. */
type DialogPlace = readonly [path: string, ...press: RegExp[]];

/** Where a row of a table opens something. */
const ROW = /^#row$/;

/** The dialogs that the journeys of the end-to-end tests open, and those beside them. `$s` is a student's id, `$e` a teacher's. */
export const DIALOGS: readonly DialogPlace[] = [
  ['/student/profile/$s', /^History$/],
  ['/student/profile/$s', /^Add$/],
  ['/student/$s/guardian', /^Add guardian/],
  ['/student/$s/fee/all', /^Collect payment/],
  ['/student/$s/fee/all', /^Fee certificate/],
  ['/student/$s/fee/all', /^Extend due date/],
  ['/student/extraCurricular/$s/clubs', /^Add club/],
  ['/student/extraCurricular/$s/achievements', /^Add achievement/],
  ['/finace', /^Add Expenses/],
  ['/finance/feeCollection', /^Add Expense/],
  ['/finance/offlineFees', /^Cash: /],
  ['/finance/offlineFees', /^Cheque: /],
  ['/finance/offlineFees', /^Cash: /, /^Change months/],
  ['/finance/offlineFees', /all keyboard shortcuts/],
  ['/finance/overdue', /^Payment reminders/],
  ['/finance/overdue', /^Extend/],
  ['/finance/dayBook', /^Cash and bank|^Move|^Transfer/],
  ['/finance/spending', /^Edit: /],
  ['/finance/spending', /^Cancel expense: /],
  ['/finance/spending', /^Attach a bill/],
  ['/payments', ROW],
  ['/payments', ROW, /^Cancel receipt/],
  ['/attendance/leave', /^Apply for leave/],
  ['/attendance/leave', /^Refuse/],
  ['/calender', /^Add entry/],
  ['/calender', /^Public holidays/],
  ['/calender', /^Share/],
  ['/certificate', ROW],
  ['/exams', /^Add exam/],
  ['/data/classes', /^Add a class/],
  ['/data/classes', /^Rename class/],
  ['/data/classes', /^Delete class/],
  ['/data/subjects', /^Add a subject/],
  ['/data/years', /^Add a year/],
  ['/data/categories', /^Add a category/],
  ['/data/users', /^Invite/],
  ['/data/audit', ROW],
  ['/data/access', /^Create a token/],
  ['/data/fees/concessions', /^Grant a concession/],
  ['/scheduler', /^Copy this day/],
];

/** Dialogs and drawers that are open. */
export const OPEN = 'dialog[open], [role=dialog]';

/** Opens a dialog and waits until it stands. */
export async function openDialog(page: Page, press: readonly RegExp[]): Promise<void> {
  for (const name of press) {
    const target = name === ROW ? page.locator('main tbody tr') : page.getByRole('button', { name }).locator('visible=true');
    await target.first().click({ timeout: 10_000 });
    await expect(page.locator(OPEN).last()).toBeVisible();
  }
}
