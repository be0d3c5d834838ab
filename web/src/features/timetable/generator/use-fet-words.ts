import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { readFetRules } from '@shala/contract/timetable';

type Problem = CallAnswer<typeof readFetRules>['problems'][number];

/** What of a FET file is not taken over, in a sentence each. */
export function useFetWords() {
  const { t } = useLingui();
  return ({ kind, text, other, count }: Problem): string => {
    const times = plural(count, { one: '# time', other: '# times' });
    const words: Record<Problem['kind'], () => string> = {
      rule: () => t`The FET rule “${text}” is not available here (${times}).`,
      wish: () => t`“${text}” with a weight below 100% is not imported (${times}).`,
      section: () => t`“${text}” is not a class of the school.`,
      subject: () => t`“${text}” is not a subject of Class ${other}. Add it under Classes, then import again.`,
      teacher: () => t`“${text}” is not the name of one teacher. The periods have no teacher.`,
      day: () => t`“${text}” is not a day from Monday to Saturday.`,
      hours: () => t`A day in the file has ${text} periods and a day of the school has ${other}. Later periods are left out.`,
      noStudents: () =>
        other === '' ? t`“${text}” has no class. It is left out.` : t`“${text}” of ${other} has no class. It is left out.`,
      part: () =>
        t`“${text}” is only for ${other}, with nothing for the other students at that time. Add it in Timetable rules under groups.`,
      teachers: () => t`${text}: a subject of a class has one teacher. Only ${other} is imported.`,
      together: () => t`${text} of ${other} should be at the same time in only some periods. The periods are imported without this.`,
      differs: () => t`${text}: double periods or rooms of ${other} differ from other sections of the class. One rule is used for all.`,
      starts: () => t`${text}: its allowed periods are not exactly the first or second half of the day. It can be in any period.`,
      rooms: () => t`${text}: its rooms (${other}) are not all of the same type. No shared room is imported for it.`,
      daysBetween: () => t`${text}: the rule for days between periods is not imported.`,
      sectionHours: () =>
        t`${text} has different period times from the other sections of its class. The times of the first section are used for all.`,
    };
    return words[kind]();
  };
}
