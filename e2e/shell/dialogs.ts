import { expect, type Page } from '@playwright/test';

/** A dialog: the screen it opens on, and what is pressed there, by the beginning of its name. `#row` is the first row of the first table. */
type DialogPlace = readonly [path: string, ...press: RegExp[]];

/** Where a row of a table opens something. */
const ROW = /^#row$/;

/** The dialogs that the journeys of the end-to-end tests open, and those beside them. `$s` is a student's id, `$e` a teacher's. */
export const DIALOGS: readonly DialogPlace[] = [
  ['/student/profile/$s', /^Record of changes$/],
  ['/student/profile/$s', /^Add$/],
  ['/student/$s/guardian', /^Add guardian/],
  ['/student/$s/fee/all', /^Collect fees/],
  ['/student/$s/fee/all', /^Fee certificate/],
  ['/student/$s/fee/all', /^Extend due date/],
  ['/student/extraCurricular/$s/clubs', /^Add to a club/],
  ['/student/extraCurricular/$s/achievements', /^Add achievement/],
  ['/finace', /^Add Expenses/],
  ['/finance/feeCollection', /^Add Expense/],
  ['/finance/offlineFees', /^Cash: /],
  ['/finance/offlineFees', /^Cheque: /],
  ['/finance/offlineFees', /^Cash: /, /^Change months/],
  ['/finance/offlineFees', /^All keyboard shortcuts/],
  ['/finance/overdue', /^Fee reminders/],
  ['/finance/overdue', /^Extend/],
  ['/finance/dayBook', /^Deposit or withdraw cash/],
  ['/finance/spending', /^Edit: /],
  ['/finance/spending', /^Cancel expense: /],
  ['/finance/spending', /^Attach bill/],
  ['/payments', ROW],
  ['/payments?state=live', ROW, /^Cancel receipt/],
  ['/attendance/leave', /^Apply for leave/],
  ['/attendance/leave', /^Reject/],
  ['/calender', /^Add entry/],
  ['/calender', /^Add public holidays/],
  ['/calender', /^Add to phone calendar/],
  ['/certificate', ROW],
  ['/exams', /^Add exam/],
  ['/data/classes', /^Add class/],
  ['/data/classes', /^Rename class/],
  ['/data/classes', /^Delete class/],
  ['/data/subjects', /^Add subject/],
  ['/data/years', /^Add year/],
  ['/data/categories', /^Add category/],
  ['/data/audit', ROW],
  ['/data/access', /^Give permission/],
  ['/data/fees/concessions', /^Grant a concession/],
  ['/data/users', /^Invite/],
  ['/scheduler', /^Copy this day/],
  ['/scheduler', /^Lock periods/],
  ['/scheduler', /^Replace a teacher/],
  ['/scheduler/generate', /^Import timetable/],
  ['/scheduler/versions', /^Copy timetable to change it from this date/],
  ['/scheduler/rules', ROW],
  ['/papers/questions', /^Add question/],
  ['/exams?tab=schemes', /^Edit/],
];

/** Dialogs and drawers that are open. */
export const OPEN = 'dialog[open], [role=dialog]';

/** Whatever can be pressed, in the order of the page, which is the same in each language. */
const PRESSED = 'button, a, main tbody tr';

/** Where something to press is: on the screen, or in the dialog that is open. Behind a dialog a window of another size draws more rows of a list or fewer. */
function within(page: Page, isFirst: boolean) {
  return isFirst ? page.locator('body') : page.locator(OPEN).last();
}

/** Waits until nothing more comes that can be pressed: a button that arrives late moves those after it. */
async function settle(page: Page): Promise<void> {
  let before = -1;
  const isSame = async () => {
    const count = await page.locator(PRESSED).count();
    const same = count === before;
    before = count;
    return same;
  };
  await expect.poll(isSame, { intervals: [300] }).toBe(true);
}

/** Opens a dialog by the names of what is pressed; gives where each of these stands among all that can be pressed there. */
export async function openDialog(page: Page, press: readonly RegExp[]): Promise<number[]> {
  const places: number[] = [];
  for (const [step, name] of press.entries()) {
    const place = within(page, step === 0);
    const target = name === ROW ? place.locator('main tbody tr') : place.getByRole('button', { name }).locator('visible=true');
    await target.first().waitFor({ timeout: 10_000 });
    await settle(page);
    const around = step === 0 ? 'body' : OPEN;
    places.push(
      await target.first().evaluate(
        (element, { all, outer }) => {
          const root = [...document.querySelectorAll(outer)].at(-1);
          return [...(root?.querySelectorAll(all) ?? [])].indexOf(element);
        },
        { all: PRESSED, outer: around },
      ),
    );
    await target.first().click();
    await expect(page.locator(OPEN).last()).toBeVisible();
  }
  return places;
}

/** Opens the same dialog in another language. */
export async function openDialogAt(page: Page, places: readonly number[]): Promise<void> {
  for (const [step, place] of places.entries()) {
    await settle(page);
    await within(page, step === 0)
      .locator(PRESSED)
      .nth(place)
      .click({ timeout: 10_000 });
    await expect(page.locator(OPEN).last()).toBeVisible();
  }
}
