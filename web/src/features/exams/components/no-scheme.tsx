import { useLingui } from '@lingui/react/macro';
import { getAssessment } from '@shala/contract/exams';
import { IconListCheck } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { useExams } from '../api.ts';
import { CopyYear } from './copy-year.tsx';
import classes from './exams.module.css';

/** Where exams or results would be, but the year has no assessment scheme: that of an earlier year is taken over in one press. */
export function NoScheme() {
  const { t } = useLingui();
  const { data } = useExams(getAssessment, { query: {} });
  return (
    <Card>
      <EmptyState
        icon={<IconListCheck size={24} stroke={1.75} />}
        title={t`First select an assessment scheme: the tests and exams of the year and the marks of each. Then add exams.`}
        action={
          <span className={classes.buttons}>
            {data ? <CopyYear data={data} /> : null}
            <LinkButton to={`${paths.exams}?tab=schemes`}>{t`Select a scheme`}</LinkButton>
          </span>
        }
      />
    </Card>
  );
}
