import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

const SCREENS = [
  ...['/finace', '/finance/offlineFees', '/finance/feeCollection', '/payments', '/finance/chequeBoard', '/finance/dayBook'],
  ...['/finance/dayClosing', '/finance/overdue', '/finance/familyCounter', '/finance/spending', '/finance/staff'],
  ...['/data/fees', '/data/fees/rules', '/data/fees/concessions', '/data/openingBalances'],
];

test('every finance screen loads from the server, with nothing serious for axe to find', async ({ page }) => {
  test.setTimeout(180_000);
  await openSignedIn(page, '/finace');
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
    });
  }
});
