import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '#lib/paths';

/** What the browser's tab and search engines are told of a public page. */
export type PublicPageInfo = {
  path: string /** Its name in the folder of a language under `dist/pages`. */;
  file: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
};
export type PublicPageName = keyof typeof publicPages;

export const publicPages = {
  landing: {
    path: paths.landing,
    file: 'home.html',
    title: msg`Shala: the whole school office in one place`,
    description: msg`Shala is office software for Indian schools: fee receipts, a timetable without clashes, attendance, notices, textbooks and an assistant that asks before it acts.`,
  },
  pricing: {
    path: paths.pricing,
    file: 'pricing.html',
    title: msg`Pricing · Shala`,
    description: msg`The school pays nothing for Shala: no subscription, no fee per student, no paid extras. This page says what is included and what can still cost money.`,
  },
  privacy: {
    path: paths.privacy,
    file: 'privacy.html',
    title: msg`Privacy · Shala`,
    description: msg`What Shala keeps about students, guardians and staff, where it is kept, who sees it, and how it is downloaded or removed. No cookies, no trackers, no other servers.`,
  },
  forTeacher: {
    path: paths.forTeacher,
    file: 'forteacher.html',
    title: msg`For teachers · Shala`,
    description: msg`What Shala means for a teacher: a timetable without clashes, fair arrangements, a period-wise logbook, leave that is counted correctly.`,
  },
  forSchool: {
    path: paths.forSchool,
    file: 'forschool.html',
    title: msg`For schools · Shala`,
    description: msg`What the owner, the principal and the office of a school do with Shala every day, how to start, and which computer it needs.`,
  },
} satisfies Record<string, PublicPageInfo>;
