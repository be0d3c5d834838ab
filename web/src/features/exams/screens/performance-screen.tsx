import { useLingui } from '@lingui/react/macro';
import { getPerformance } from '@shala/contract/exams';
import { IconChartBar } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type Performance, prefetchExams, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { PerformanceView, RowsDialog } from '../performance/performance-view.tsx';

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchExams(getPerformance, { query: {} });
}

const NAMES = { year: 'yearId', term: 'termNo', class: 'classId', section: 'sectionId', subject: 'subject', teacher: 'teacherId' } as const;
const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** How classes, subjects, teachers and students do, from published results. */
export function PerformanceScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const query = Object.fromEntries(KEYS.flatMap((key) => (get(key) ? [[NAMES[key], get(key)]] : [])));
  const figures = useExams(getPerformance, { query: query as never });
  const addressOf = (changes: Record<string, string>) => {
    const next = new URLSearchParams(KEYS.flatMap((key) => (get(key) ? [[key, get(key)]] : [])));
    for (const [key, value] of Object.entries(changes)) next.set(key, value);
    return `${paths.performance}?${next}`;
  };
  const data = figures.data;
  return (
    <>
      <PageHeader
        title={t`Result analysis`}
        context={data?.year ? t`${termName(data)} · published results` : t`Published results`}
        actions={<LinkButton to={paths.exams}>{t`Exams`}</LinkButton>}
      />
      {data ? <Filters data={data} get={get} onChange={change} /> : null}
      <LoadState query={figures} title={t`The result analysis could not be opened`} rows={14}>
        {(loaded) =>
          loaded.termNo === null ? (
            <Card>
              <EmptyState
                icon={<IconChartBar size={24} stroke={1.75} />}
                title={t`No results published yet. Publish the result of a class to see its analysis.`}
                action={<LinkButton to={`${paths.exams}?tab=results`}>{t`Open results`}</LinkButton>}
              />
            </Card>
          ) : (
            <PerformanceView data={loaded} addressOf={addressOf} />
          )
        }
      </LoadState>
      {get('rows') ? (
        <RowsDialog
          query={{ ...query, ...(get('chapter') && { chapterId: get('chapter') }) }}
          rows={get('rows')}
          onClose={() => change({ rows: null, chapter: null })}
        />
      ) : null}
    </>
  );
}

function termName({ terms, year, termNo }: Performance): string {
  const found = terms.find((one) => one.yearId === year?.id && one.termNo === termNo);
  return found ? `${found.term} ${found.year}` : '';
}

type FilterProps = { data: Performance; get: (name: string) => string; onChange: (changes: Record<string, string | null>) => void };

function Filters({ data, get, onChange }: FilterProps) {
  const { t } = useLingui();
  const own = data.classes.find(({ id }) => id === get('class'));
  const term = `${data.year?.id ?? ''} ${data.termNo ?? ''}`;
  const all = (label: string, choices: { value: string; label: string }[]) => [{ value: '', label }, ...choices];
  return (
    <div className={classes.filters}>
      <Select
        label={t`Term`}
        value={term}
        choices={
          data.terms.length === 0
            ? [{ value: term, label: t`No term yet` }]
            : data.terms.map((one) => ({ value: `${one.yearId} ${one.termNo}`, label: `${one.term} ${one.year}` }))
        }
        onChange={(value) => onChange({ year: value.split(' ')[0] ?? null, term: value.split(' ')[1] ?? null })}
      />
      <Select
        label={t`Class`}
        value={get('class')}
        choices={all(
          t`All classes`,
          data.classes.map(({ id, name }) => ({ value: id, label: name })),
        )}
        onChange={(value) => onChange({ class: value, section: null })}
      />
      {own ? (
        <Select
          label={t`Section`}
          value={get('section')}
          choices={all(
            t`All sections`,
            own.sections.map(({ id, name }) => ({ value: id, label: name })),
          )}
          onChange={(value) => onChange({ section: value })}
        />
      ) : null}
      <Select
        label={t`Subject`}
        value={get('subject')}
        choices={all(
          t`All subjects`,
          data.subjects.map((name) => ({ value: name, label: name })),
        )}
        onChange={(value) => onChange({ subject: value })}
      />
      <Select
        label={t`Teacher`}
        value={get('teacher')}
        choices={all(
          t`All teachers`,
          data.teachers.map(({ id, name }) => ({ value: id, label: name })),
        )}
        onChange={(value) => onChange({ teacher: value })}
      />
      {KEYS.some((key) => get(key)) ? <LinkButton to={paths.performance}>{t`Show all results`}</LinkButton> : null}
    </div>
  );
}
