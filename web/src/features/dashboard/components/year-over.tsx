import { Trans } from '@lingui/react/macro';
import { firstYearOf, yearOfDay } from '@shala/contract/shared';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { Box } from '#ui/layout';
import { Notice } from '#ui/notice';

/** Says that the current academic year has ended, and where the next one is started. `year` as `2026-27`, `today` ISO. */
export function YearOver({ year, today }: { year: string | null | undefined; today: string | undefined }) {
  const first = firstYearOf(year ?? '');
  if (first === null || today === undefined || yearOfDay(today) <= first) return null;
  return (
    <Box mb={12}>
      <Notice>
        <Trans>
          Academic year {year} has ended. Start the next one at <Link to={paths.yearChange}>Promotion to next year</Link>.
        </Trans>
      </Notice>
    </Box>
  );
}
