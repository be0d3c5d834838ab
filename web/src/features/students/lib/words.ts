import { useLingui } from '@lingui/react/macro';
import type { ROLL_ORDERS } from '@shala/contract/students';

type Seat = { className: string; sectionName: string };

/** Words about students that several screens say. */
export function useStudentWords() {
  const { t } = useLingui();
  const genders: Record<string, string> = { Female: t`Girl`, Male: t`Boy`, Other: t`Other` };
  return {
    genders,
    genderOf: (gender: string) => genders[gender] ?? '',
    /** `Class 8th A`, or that there is no seat. */
    seatOf: ({ className, sectionName }: Seat) => (className ? t`Class ${className} ${sectionName}` : t`No class`),
    statuses: { present: t`Studying`, left: t`Left`, all: t`All` },
  };
}

/** How a section may be numbered. */
export function useRollOrders(): Record<(typeof ROLL_ORDERS)[number], string> {
  const { t } = useLingui();
  return {
    name: t`By name`,
    girlsFirst: t`Girls first, then by name`,
    boysFirst: t`Boys first, then by name`,
    admissionNumber: t`By admission number`,
  };
}
