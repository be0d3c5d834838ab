import { listYears } from '@shala/contract/classes';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { useExams } from '../api.ts';

/**
 * The year of the exams and results that are shown: that of the address, else the current one. Past years are read-only. `ofYear` is the query of their calls,
 * `years` those that can be chosen, the newest first; a link made by `linkTo` stays in the year.
 */
export function useExamYear() {
  const { get } = useAddress();
  const all = useExams(listYears, {}).data ?? [];
  const current = all.find(({ isCurrent }) => isCurrent);
  const years = current === undefined ? [] : all.filter(({ startsOn }) => startsOn <= current.startsOn);
  const yearId = get('year') === current?.id ? '' : get('year');
  const ofYear: { yearId?: string } = yearId === '' ? {} : { yearId };
  const linkTo = (parts: Record<string, string>) => {
    const given = Object.entries({ ...parts, year: yearId }).filter(([, value]) => value !== '');
    return given.length === 0 ? paths.exams : `${paths.exams}?${new URLSearchParams(given)}`;
  };
  return { years, current, yearId, ofYear, isPast: yearId !== '', linkTo };
}
