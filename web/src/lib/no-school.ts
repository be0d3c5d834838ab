import { t } from '@lingui/core/macro';

const SUNDAY = 0;

/** Why a day (YYYY-MM-DD) that is no school day has no school, as far as its date tells. */
export function noSchoolWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY ? t`No school on Sunday` : t`Holiday or no school on this day`;
}
