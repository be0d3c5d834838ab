import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { DIALOGS, OPEN, openDialog } from './dialogs.ts';

/** A small laptop, and the same one with the browser at 150 %. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 911, height: 512 },
];

/** Steps of a few minutes each, so that several workers share them. */
const PARTS = 4;

for (let part = 0; part < PARTS; part++)
  test(`no dialog is cut: all of it can be reached, and its foot is in sight, ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The zoom of a browser makes the page narrower, not the window.
    await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 }));
    const token = await demoToken(page.request);
    const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=12');
    await openSignedIn(page, '/homepage');
    for (const [place, ...press] of DIALOGS.filter((_, index) => index % PARTS === part))
      await test.step(`${place} ${press.join(' ')}`, async () => {
        const [first] = WINDOWS;
        if (first) await page.setViewportSize(first);
        await page.goto(place.replace('$s', students.at(-1).id));
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await openDialog(page, press);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          expect.soft(await page.locator(OPEN).last().evaluate(findCut), `${place} ${press.join(' ')} at ${size.width}`).toEqual([]);
        }
      });
  });

/** What of a dialog is outside the window, wider than it, or cannot be seen without scrolling although it ends it. */
function findCut(dialog: Element): string[] {
  const box = dialog.getBoundingClientRect();
  const isOutside = box.top < 0 || box.left < 0 || box.bottom > window.innerHeight || box.right > window.innerWidth;
  const controls = [...dialog.querySelectorAll('button, input, select, a')].filter((one) => one.getClientRects().length > 0);
  const cut = controls.filter((one) => {
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
