import type { Locator, Page } from '@playwright/test';

/** Does what a person does and counts it: a click, a choice or a key is one action; the letters of a name or a sum are none. */
export function countActions(page: Page) {
  let count = 0;
  return {
    count: () => count,
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    /** A click into the field, then what is typed. */
    fill: async (target: Locator, text: string) => {
      count += 1;
      await target.fill(text);
    },
    choose: async (target: Locator, value: string | { label: string }) => {
      count += 1;
      await target.selectOption(value);
    },
    file: async (target: Locator, name: string, bytes: Buffer) => {
      // The button that opens the dialog, and the file in it.
      count += 2;
      await target.setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
    },
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
  };
}
