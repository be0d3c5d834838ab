import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconCalendar,
  IconCalendarCheck,
  IconCalendarTime,
  IconCertificate,
  IconClipboardText,
  IconCurrencyRupee,
  IconLayoutDashboard,
  IconNotebook,
  IconSchool,
  IconSparkles,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '#lib/paths';

export type Entry = { path: string; label: MessageDescriptor; Icon: typeof IconUsers };

/** The twelve entries of the sidebar in their four groups. */
export const entryGroups: Entry[][] = [
  [
    { path: paths.homepage, label: msg`Dashboard`, Icon: IconLayoutDashboard },
    { path: paths.assistant, label: msg`AI assistant`, Icon: IconSparkles },
  ],
  [
    { path: paths.employees, label: msg`Employee`, Icon: IconUsers },
    { path: paths.students, label: msg`Students`, Icon: IconSchool },
    { path: paths.finance, label: msg`Finance`, Icon: IconCurrencyRupee },
    { path: paths.attendance, label: msg`Attendance`, Icon: IconCalendarCheck },
    { path: paths.calendar, label: msg`Calendar`, Icon: IconCalendar },
  ],
  [
    { path: paths.certificates, label: msg`Certificates`, Icon: IconCertificate },
    { path: paths.offlineExams, label: msg`Offline Exams`, Icon: IconClipboardText },
    { path: paths.notices, label: msg`Notices`, Icon: IconSpeakerphone },
  ],
  [
    { path: paths.scheduler, label: msg`Scheduler`, Icon: IconCalendarTime },
    { path: paths.logbook, label: msg`Logbook`, Icon: IconNotebook },
  ],
];

/** An entry is the current one when the first segment of the address is its own. */
export function isCurrentEntry(entryPath: string, pathname: string): boolean {
  return firstSegment(entryPath) === firstSegment(pathname);
}

function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? '';
  // One segment in two binding spellings: the screens under /finance belong to the entry at /finace.
  return segment === 'finance' ? 'finace' : segment;
}
