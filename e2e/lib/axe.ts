import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

type Fault = { isGrave: boolean; sentence: string };

/** All that axe finds on a page, with the elements; by all rules, or by those named alone. */
export async function findFaults(page: Page, rules?: string[]): Promise<Fault[]> {
  // Its half megabyte is read once a document, not at each screen of it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  const violations = await page.evaluate(async (how) => {
    if (!window.axe) throw new Error('axe is not there.');
    const found = await window.axe.run(document, how);
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map((node) => node.html).join(' | ') }));
  }, options);
  return violations.map(({ id, impact, html }) => ({ isGrave: impact === 'serious' || impact === 'critical', sentence: `${id}: ${html}` }));
}

/** What is serious or critical among it. */
export async function findGrave(page: Page, rules?: string[]): Promise<string[]> {
  return (await findFaults(page, rules)).filter(({ isGrave }) => isGrave).map(({ sentence }) => sentence);
}
