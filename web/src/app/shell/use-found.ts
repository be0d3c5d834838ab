import { useLingui } from '@lingui/react/macro';
import { searchEverywhere } from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatRupees } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { send } from '#lib/send';
import { usePaused } from '#lib/use-paused';
import type { Jump } from './jumps.ts';

type Found = CallAnswer<typeof searchEverywhere>;

/** Long enough that a fast hand sends one question for a word, too short to be noticed. */
const PAUSE_MS = 90;
const NOTHING: Found = { students: [], employees: [], classes: [], receipts: [] };

/** What the server finds for what is typed: nothing while the answer for these very words is still to come. */
export function useFound(query: string): { found: Record<keyof Found, Jump[]>; isSearching: boolean } {
  const typed = query.trim();
  const paused = usePaused(typed, PAUSE_MS);
  const q = typed === '' ? '' : paused;
  const { data, isError } = useQuery({
    queryKey: ['shell', 'search', q],
    queryFn: ({ signal }) => send(searchEverywhere, { query: { q } }, { signal }),
    enabled: q !== '',
    // A failed search shows the screens alone; the next letter asks again.
    retry: false,
  });
  const isAsked = q === typed;
  const found = useJumps((isAsked && typed !== '' ? data : undefined) ?? NOTHING);
  return { found, isSearching: typed !== '' && !(isAsked && (data !== undefined || isError)) };
}

function useJumps(found: Found): Record<keyof Found, Jump[]> {
  const { t } = useLingui();
  const left = (words: string, hasLeft: boolean) => (hasLeft ? t`${words} · left` : words);
  return {
    students: found.students.map(({ id, name, admissionNumber, className, section, hasLeft }) => ({
      path: pathTo(paths.studentProfile, { studentId: id }),
      label: name,
      note: left(className ? `${className} ${section ?? ''} · ${admissionNumber}` : admissionNumber, hasLeft),
    })),
    employees: found.employees.map(({ id, name, employeeCode, positionRole, hasLeft }) => ({
      path: pathTo(paths.employeeProfile, { teacherId: id }),
      label: name,
      note: left(positionRole || employeeCode, hasLeft),
    })),
    classes: found.classes.map(({ id, className }) => ({
      path: `${paths.students}?class=${encodeURIComponent(id)}`,
      label: t`Class ${className}`,
      note: t`Students of this class`,
    })),
    receipts: found.receipts.map(({ id, receiptNo, student, amount, paidOn, isCancelled }) => ({
      path: `${paths.payments}?receipt=${encodeURIComponent(id)}`,
      label: `${receiptNo} · ${student}`,
      note: isCancelled ? t`${formatRupees(amount)} · cancelled` : `${formatRupees(amount)} · ${formatDate(paidOn)}`,
    })),
  };
}
