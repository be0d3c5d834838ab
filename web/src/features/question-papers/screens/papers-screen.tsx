import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listQuestionPapers } from '@shala/contract/question-papers';
import { IconBooks, IconCheck, IconFileText, IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { formatDate, formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchOfPapers, usePapers } from '../api.ts';

/** Begins loading it before it is shown. */
export const prefetchPapers = () => prefetchOfPapers(listQuestionPapers, { query: {} });

/** All question papers of the school. */
export function PapersScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const papers = usePapers(listQuestionPapers, { query: {} });
  const all = papers.data ?? [];
  const words = search.trim().toLowerCase();
  const rows = all.filter(
    (paper) =>
      (get('class') === '' || paper.class === get('class')) &&
      (words === '' || `${paper.title} ${paper.subject} ${paper.class}`.toLowerCase().includes(words)),
  );
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <PageHeader
        title={t`Question papers`}
        context={papers.data ? <Plural value={all.length} one="# paper" other="# papers" /> : null}
        actions={
          <>
            <LinkButton to={paths.questionBank} icon={<IconBooks {...icon} />}>{t`Question bank`}</LinkButton>
            <LinkButton to={paths.newQuestionPaper} isPrimary icon={<IconPlus {...icon} />}>{t`New question paper`}</LinkButton>
          </>
        }
      />
      <LoadState query={papers} title={t`The question papers could not be opened`}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconFileText size={24} stroke={1.75} />}
                title={t`No question papers yet`}
                action={<LinkButton to={paths.newQuestionPaper} isPrimary>{t`New question paper`}</LinkButton>}
              >
                <Trans>Select a textbook and a blueprint, and the questions are selected automatically. Or write them yourself.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <>
              <FilterRow>
                <SearchBox ref={box} label={t`Search question papers`} value={search} onChange={setSearch} hasKey />
                <Select
                  label={t`Class`}
                  value={get('class')}
                  choices={[
                    { value: '', label: t`All classes` },
                    ...[...new Set(list.map((paper) => paper.class))].map((name) => ({ value: name, label: t`Class ${name}` })),
                  ]}
                  onChange={(name) => change({ class: name })}
                />
              </FilterRow>
              {rows.length === 0 ? (
                <Card>
                  <EmptyState icon={<IconFileText size={24} stroke={1.75} />} title={t`No matching question papers`}>
                    <Trans>Search for something else, or select another class.</Trans>
                  </EmptyState>
                </Card>
              ) : (
                <DataTable
                  label={t`Question papers`}
                  rows={rows}
                  rowId={({ _id }) => _id}
                  onOpen={({ _id }) => void navigate(pathTo(paths.questionPaper, { paperId: _id }))}
                  columns={[
                    { id: 'title', head: t`Exam`, cell: ({ title }) => title },
                    { id: 'class', head: t`Class`, cell: (paper) => paper.class, isOneLine: true },
                    { id: 'subject', head: t`Subject`, cell: ({ subject }) => subject },
                    { id: 'date', head: t`Date`, cell: ({ onDate }) => (onDate ? formatDate(onDate) : ''), isOneLine: true },
                    { id: 'questions', head: t`Questions`, cell: ({ questions }) => formatNumber(questions), isFigure: true },
                    { id: 'marks', head: t`Marks`, cell: ({ totalMarks }) => formatNumber(totalMarks, 1), isFigure: true },
                    { id: 'sets', head: t`Sets`, cell: ({ sets }) => formatNumber(sets), isFigure: true },
                    {
                      id: 'state',
                      head: t`Status`,
                      isOneLine: true,
                      cell: ({ state }) =>
                        state === 'final' ? (
                          <StatusBadge tone="good" icon={<IconCheck {...icon} />}>{t`Final`}</StatusBadge>
                        ) : (
                          <StatusBadge tone="plain" icon={<IconPencil {...icon} />}>{t`Draft`}</StatusBadge>
                        ),
                    },
                  ]}
                />
              )}
            </>
          )
        }
      </LoadState>
    </>
  );
}
