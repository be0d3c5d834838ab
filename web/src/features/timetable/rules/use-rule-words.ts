import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { TimetablePlace } from '@shala/contract/timetable';
import { formatList } from '#lib/format';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import type { Rules } from './rules.ts';

/** More than so many groups of days are told as a count. */
const MOST_GROUPS = 3;

/** Places of the week in words: `Mon and Tue: P1 and P2 · Sat: all periods`. */
export function usePlaceWords(board: Board) {
  const { t } = useLingui();
  const { short } = useDayNames();
  return (places: readonly TimetablePlace[]): string => {
    if (places.length === 0) return '';
    const groups = new Map<string, string[]>();
    SCHOOL_DAYS.forEach((name, index) => {
      const own = board.periods.filter(({ id }) => places.some(([day, periodId]) => day === index + 1 && periodId === id));
      if (own.length === 0) return;
      const periods = own.length === board.periods.length ? t`all periods` : formatList(own.map((period) => period.name));
      groups.set(periods, [...(groups.get(periods) ?? []), short[name]]);
    });
    if (groups.size > MOST_GROUPS) return plural(places.length, { one: '# period a week', other: '# periods a week' });
    return [...groups].map(([periods, names]) => whenOf(formatList(names), periods)).join(' · ');
  };
  function whenOf(days: string, periods: string): string {
    return t`${days}: ${periods}`;
  }
}

/** What is kept of a subject in short: `2 double periods · once a day · any Laboratory`. */
export function useShapeWords(rules: Rules) {
  const { t } = useLingui();
  return (subjectId: string): string => {
    const rule = rules.subjects.find((one) => one.subjectId === subjectId);
    if (!rule) return '';
    const { longCount, longLength, onceADay, partOfDay, roomId, roomKind, roomForDoubles } = rule;
    const name = rules.rooms.find(({ id }) => id === roomId)?.name ?? (roomKind ? t`any ${roomKind}` : '');
    const room = name && roomForDoubles ? t`${name} for double periods` : name;
    const doubles = plural(longCount, { one: '# double period', other: '# double periods' });
    const triples = plural(longCount, { one: '# triple period', other: '# triple periods' });
    const parts = [
      longCount === 0 ? '' : longLength === 2 ? doubles : triples,
      onceADay ? t`once a day` : '',
      partOfDay === 'early' ? t`first half of the day` : partOfDay === 'late' ? t`second half of the day` : '',
      room,
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
