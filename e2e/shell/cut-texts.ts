import type { Page } from '@playwright/test';

/** Shows the screens in Hindi, as who has chosen it in this browser before. */
export async function speakHindi(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
}

/**
 * The texts of a screen, written in Hindi, that are wider than what they stand in: cut by an edge, or grown out of a button. What the school
 * has entered is in Latin letters in the demo school, and is cut on purpose where it is too long.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isScrolled = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
    const isBox = (element: Element) => element.matches('button, [role=tab], [role=radio], label, th, .badge, a[class*=button]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/[\u0900-\u097f]/.test(node.textContent ?? '')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (isScrolled(style)) break;
        const box = around.getBoundingClientRect();
        // What is there for readers by ear alone is one point wide.
        if (box.width <= 2 || style.clipPath !== 'none') break;
        const cuts = /hidden|clip/.test(style.overflowX) || isBox(around);
        if (cuts && (text.right > box.right + 1 || text.left < box.left - 1)) {
          found.add((node.textContent ?? '').trim());
          break;
        }
      }
    }
    return [...found];
  });
}
