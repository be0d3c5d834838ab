import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#lib/use-address';
import { Select } from '#ui/controls';
import { Notice } from '#ui/notice';
import { useExamYear } from '../lib/use-exam-year.ts';
import classes from './exams.module.css';

/** The choice of a year for lists of exams and results; nothing in the school's first year. */
export function YearSelect() {
  const { t } = useLingui();
  const { change } = useAddress();
  const { years, current, yearId, isPast } = useExamYear();
  if (years.length < 2) return null;
  return (
    <>
      <div className={classes.filters}>
        <Select
          label={t`Academic year`}
          value={yearId}
          choices={years.map(({ id, name }) => ({ value: id === current?.id ? '' : id, label: name }))}
          onChange={(year) => change({ year })}
        />
      </div>
      {isPast ? (
        <Notice>{t`This year is over. Its results and report cards can be opened and printed; nothing can be changed here.`}</Notice>
      ) : null}
    </>
  );
}
