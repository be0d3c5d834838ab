import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import shown from '../pictures/shown.json';

const ALTS: Record<string, MessageDescriptor> = {
  '/finace': msg`The finance dashboard of the demo school: fees received of what is due, students still to pay, expenses, and the year month by month.`,
  '/homepage': msg`The Dashboard of the demo school, with every part of the office in the menu on the left.`,
  '/scheduler': msg`The scheduler of the demo school: a section’s week, period by period, with subject and teacher.`,
};

/** In words what a picture shows, or null if there is none. `tools/screenshots.mjs` writes down which screen it took. */
export function altOf(picture: string): MessageDescriptor | null {
  const screen = (shown as Record<string, string>)[picture];
  return screen ? (ALTS[screen] ?? msg`A screen of the demo school.`) : null;
}
