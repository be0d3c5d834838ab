import { expect, type Page, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { findCut, speakHindi } from './cut-texts.ts';
import { DIALOGS, OPEN, openDialog, openDialogAt } from './dialogs.ts';
import { goWithin } from './go-within.ts';

/** A small laptop, and the same one with the browser at 150 %. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 911, height: 512 },
];
/** The narrowest window that Shala is made for, in which Hindi has to fit. */
const NARROW = { width: 1080, height: 720 };

/** Steps of a minute or two each, so that several workers share them. */
const PARTS = 4;

for (let part = 0; part < PARTS; part++)
  test(`no dialog is cut in English or Hindi: all of it can be reached, and its foot is in sight, ${part + 1} of ${PARTS}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const hindi = await context.newPage();
    await speakHindi(hindi);
    for (const one of [page, hindi]) await begin(one);
    const token = await demoToken(page.request);
    const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=12');
    for (const [place, ...press] of DIALOGS.filter((_, index) => index % PARTS === part)) {
      const path = place.replace('$s', students.at(-1).id);
      const name = `${place} ${press.map(String).join(' ')}`;
      await test.step(name, async () => {
        await page.setViewportSize(WINDOWS[0] ?? NARROW);
        for (const one of [page, hindi]) await goWithin(one, path);
        const pressed = await openDialog(page, press);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          expect.soft(await page.locator(OPEN).last().evaluate(whatIsCut), `${name} at ${size.width}`).toEqual([]);
        }
        await openDialogAt(hindi, pressed);
        expect.soft(await hindi.locator(OPEN).last().evaluate(whatIsCut), `${name} in Hindi`).toEqual([]);
        expect.soft(await findCut(hindi), `${name}: texts in Hindi`).toEqual([]);
        // A screen of its own closes the dialog, so that the next is opened on a new one.
        for (const one of [page, hindi]) await goWithin(one, '/account');
      });
    }
  });

async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(NARROW);
  // The zoom of a browser makes the page narrower, not the window.
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 }));
  await openSignedIn(page, '/account');
}

/** What of a dialog is outside the window, wider than it, or cannot be seen without scrolling although it ends it. */
function whatIsCut(dialog: Element): string[] {
  const box = dialog.getBoundingClientRect();
  const isOutside = box.top < 0 || box.left < 0 || box.bottom > window.innerHeight || box.right > window.innerWidth;
  const controls = [...dialog.querySelectorAll('button, input, select, a')].filter((one) => one.getClientRects().length > 0);
  const cut = controls.filter((one) => {
    // What a table scrolls to is not cut, and what is there for readers by ear alone is one point wide.
    if (one.closest('[class*=scroll]') || one.getBoundingClientRect().width <= 2) return false;
    const { left, right } = one.getBoundingClientRect();
    return right > box.right + 1 || left < box.left - 1;
  });
  const foot = dialog.querySelector('[data-foot]');
  const isFootUnseen = foot !== null && foot.getBoundingClientRect().bottom > Math.min(box.bottom, window.innerHeight) + 1;
  return [
    ...(isOutside ? ['the dialog is larger than the window'] : []),
    ...(dialog.scrollWidth > dialog.clientWidth + 1 ? ['it scrolls sideways'] : []),
    ...cut.map((one) => `cut at its side: ${one.textContent || one.getAttribute('aria-label')}`),
    ...(isFootUnseen ? ['its foot is not in sight'] : []),
  ];
}
