import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { exportPromotionList, getPromotionList } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { DownloadButtons } from '#ui/download-buttons';
import { Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { studentsQuery } from '../api.ts';
import type { Person } from './decisions.tsx';

type Row = CallAnswer<typeof getPromotionList>['toDecide'][number];
type Props = { decided: ReadonlySet<string>; onDetain: (people: Person[]) => void };

/** What the published results of the year propose: who did not pass is for the school to decide. */
export function PromotionCard({ decided, onDetain }: Props) {
  const { t } = useLingui();
  const list = useQuery(studentsQuery(getPromotionList, {}));
  return (
    <LoadState query={list} title={t`The promotion list could not be opened`} rows={3}>
      {({ students, promoted, withoutResult, toDecide }) => {
        const failed = toDecide.filter(({ studentId, proposal }) => proposal === 'toDecide' && !decided.has(studentId));
        const hasResults = promoted + toDecide.length > 0;
        if (!hasResults && withoutResult.length === 0) return null;
        return (
          <Card
            title={t`Promotion list from the results`}
            fact={hasResults ? t`${formatNumber(promoted)} of ${formatNumber(students)} students passed` : null}
            action={hasResults ? <DownloadButtons formats={['xlsx']} onAsk={() => send(exportPromotionList, {})} /> : null}
          >
            {withoutResult.length > 0 ? (
              <Text m={0} pt={8} pb={12} px={16} fz="sm">
                <Trans>
                  The result of the year is not published yet for {withoutResult.join(', ')}. Until it is published (
                  <Link to={`${paths.exams}?tab=results`}>Offline Exams, Results</Link>), all students of these classes are counted as
                  promoted. After that, the students who did not pass are listed here and you can detain them with one button.
                </Trans>
              </Text>
            ) : null}
            {toDecide.length > 0 ? (
              <>
                <ToDecide rows={toDecide} decided={decided} onDetain={onDetain} />
                <Text m={0} pt={8} pb={12} px={16} fz="sm">
                  <Button disabled={failed.length === 0} onClick={() => onDetain(failed.map(personOf))}>
                    <Plural
                      value={failed.length}
                      _0="Decision made for all students who did not pass"
                      one="Detain # student who did not pass"
                      other="Detain # students who did not pass"
                    />
                  </Button>
                </Text>
              </>
            ) : null}
          </Card>
        );
      }}
    </LoadState>
  );
}

const personOf = ({ studentId, name, className, section }: Row): Person => ({ id: studentId, name, className, sectionName: section });

type ListProps = { rows: Row[]; decided: ReadonlySet<string>; onDetain: (people: Person[]) => void };

function ToDecide({ rows, decided, onDetain }: ListProps) {
  const { t } = useLingui();
  const notAssessed = ({ joinedOn }: Pick<Row, 'joinedOn'>) =>
    joinedOn === null ? t`Not assessed` : t`Not assessed: joined on ${formatDate(joinedOn)}`;
  const reason = ({ outcome, failed, attendance, isLowAttendance, ...row }: Row) =>
    [
      outcome === 'withheld' ? t`Result withheld` : outcome === 'none' ? notAssessed(row) : '',
      failed.length > 0 ? t`Not passed: ${failed.join(', ')}` : outcome === 'fail' ? t`Not passed` : '',
      isLowAttendance ? t`Attendance ${attendance ?? 0}%` : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataTable
      isBare
      isCompact
      label={t`Students who did not pass: decision pending`}
      rows={rows}
      rowId={({ studentId }) => studentId}
      columns={[
        { id: 'class', head: t`Class`, cell: ({ className, section }) => `${className} ${section}`, isOneLine: true },
        { id: 'name', head: t`Student`, cell: ({ name }) => name },
        { id: 'percent', head: t`Percent`, cell: ({ percent }) => (percent === null ? '–' : formatNumber(percent, 2, 2)), isFigure: true },
        { id: 'reason', head: t`Reason`, cell: reason },
        {
          id: 'act',
          head: t`Decision`,
          isHeadHidden: true,
          isOneLine: true,
          cell: (row) =>
            decided.has(row.studentId) ? (
              t`Decision made`
            ) : (
              <Button size="small" aria-label={t`Detain ${row.name}`} onClick={() => onDetain([personOf(row)])}>{t`Detain`}</Button>
            ),
        },
      ]}
    />
  );
}
