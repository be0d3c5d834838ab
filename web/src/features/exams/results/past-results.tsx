import { Plural, useLingui } from '@lingui/react/macro';
import { listResults } from '@shala/contract/exams';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#lib/format';
import { termWords } from '#lib/stored-words';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { useExams } from '../api.ts';
import { useExamYear } from '../lib/use-exam-year.ts';
import { SchoolCards } from '../report-cards/school-cards.tsx';

/** The published results of a past year, each with its report cards; nothing of them changes any more. */
export function PastResults() {
  const { t } = useLingui();
  const { ofYear, linkTo } = useExamYear();
  const rows = useExams(listResults, { query: ofYear });
  const [isOfSchool, setOfSchool] = useState(false);
  return (
    <LoadState query={rows} title={t`The results could not be opened`}>
      {(data) => {
        const published = data.flatMap(({ versions: [last], ...row }) => (last ? [{ ...row, last }] : []));
        if (published.length === 0)
          return (
            <Card>
              <EmptyState icon={<IconReportAnalytics size={24} stroke={1.75} />} title={t`No results were published in this year.`} />
            </Card>
          );
        return (
          <Card
            title={t`Results of the year`}
            fact={<Plural value={published.length} one="# published" other="# published" />}
            action={<Button onClick={() => setOfSchool(true)}>{t`Report cards of all classes`}</Button>}
          >
            <DataTable
              isBare
              isTall
              label={t`Results of the year`}
              rows={published}
              rowId={({ last }) => last.id}
              columns={[
                { id: 'class', head: t`Class`, cell: ({ className }) => className, isOneLine: true },
                { id: 'term', head: t`Term`, cell: ({ term, termNo }) => (termNo === 0 ? t`Year` : termWords(term)), isOneLine: true },
                { id: 'version', head: t`Published`, cell: ({ last }) => t`Result no. ${last.version}, ${formatDateTime(last.at)}` },
                {
                  id: 'open',
                  head: t`Open`,
                  isHeadHidden: true,
                  isOneLine: true,
                  cell: ({ last }) => (
                    <LinkButton
                      size="small"
                      to={linkTo({ tab: 'results', version: last.id })}
                    >{t`Open result and report cards`}</LinkButton>
                  ),
                },
              ]}
            />
            {isOfSchool ? <SchoolCards ofYear={ofYear} onClose={() => setOfSchool(false)} /> : null}
          </Card>
        );
      }}
    </LoadState>
  );
}
