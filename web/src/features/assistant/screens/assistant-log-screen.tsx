import { useLingui } from '@lingui/react/macro';
import { LOG_OUTCOMES } from '@shala/contract/assistant';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/format';
import { paths } from '#lib/paths';
import { outcomeWords } from '#lib/stored-words';
import { useAddress, useSearchText } from '#lib/use-address';
import { Button } from '#ui/button';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type LogEntry, useAssistantLog } from '../api.ts';
import { ModelNotice } from '../model-notice.tsx';
import classes from './assistant-log.module.css';

type Outcome = LogEntry['outcome'];

export { prefetchAssistantLog } from '../api.ts';

/** Everything that the assistant of this school was asked, and what came of it. */
export function AssistantLogScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [text, setText] = useSearchText();
  const words: Record<Outcome, string> = outcomeWords();
  const outcome = LOG_OUTCOMES.find((one) => one === get('outcome'));
  const log = useAssistantLog({ ...(get('q') && { search: get('q') }), ...(outcome && { outcome }) });
  const { rows } = log;
  const columns: Column<LogEntry>[] = [
    { id: 'at', head: t`Date and time`, width: '160px', cell: ({ at }) => formatDateTime(at) },
    { id: 'by', head: t`User`, width: '140px', cell: ({ by }) => by },
    { id: 'prompt', head: t`Request`, cell: (entry) => <Asked entry={entry} /> },
    { id: 'outcome', head: t`Result`, width: '120px', cell: (entry) => words[entry.outcome] },
    { id: 'affected', head: t`Records changed`, width: '110px', isFigure: true, cell: ({ affected }) => (affected > 0 ? affected : '') },
  ];
  return (
    <>
      <PageHeader
        title={t`Requests to the AI assistant`}
        context={t`Every request, who made it and the result. This list cannot be changed.`}
      />
      <p className={classes.quiet}>
        <ModelNotice hasCount />
      </p>
      <FilterRow>
        <SearchBox label={t`Search requests`} value={text} onChange={setText} />
        <Select
          label={t`Result`}
          value={outcome ?? ''}
          choices={[{ value: '', label: t`All results` }, ...LOG_OUTCOMES.map((value) => ({ value, label: words[value] }))]}
          onChange={(chosen) => change({ outcome: chosen })}
        />
      </FilterRow>
      {log.isPending ? <SkeletonRows count={8} /> : null}
      {log.isError ? <ErrorState title={t`The requests could not be opened`} error={log.error} onRetry={() => void log.refetch()} /> : null}
      {log.isSuccess && rows.length === 0 ? <NothingAsked isFiltered={get('q') !== '' || outcome !== undefined} /> : null}
      {rows.length > 0 ? (
        <DataTable
          label={t`Requests to the AI assistant`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          foot={
            log.hasNextPage ? (
              <Button size="small" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {t`Show older requests`}
              </Button>
            ) : null
          }
        />
      ) : null}
    </>
  );
}

function NothingAsked({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  const title = isFiltered ? t`No matching requests` : t`No requests yet`;
  return (
    <EmptyState icon={<IconSparkles size={24} stroke={1.75} />} title={title}>
      {isFiltered ? null : <Link to={paths.assistant}>{t`Ask the assistant`}</Link>}
    </EmptyState>
  );
}

/** What is settled on the page of programs is settled by a person. */
const isPersons = ({ outcome, intent }: LogEntry) => ['done', 'cancelled', 'undone'].includes(outcome) || intent === 'confirm';

/** The prompt, and what of it left the machine. */
function Asked({ entry }: { entry: LogEntry }) {
  const { prompt, settles, act, channel, model, sent, modelFailure } = entry;
  const { t } = useLingui();
  return (
    <>
      {prompt || <Text span display="block" c="dimmed" fz="xs">{t`Deleted: questions are kept for 90 days`}</Text>}
      {settles ? <Text span display="block" c="dimmed" fz="xs">{t`Answer to: ${settles}`}</Text> : null}
      {act ? (
        <Text span display="block" c="dimmed" fz="xs">
          {act}
        </Text>
      ) : null}
      {channel === 'mcp' ? (
        <Text span display="block" c="dimmed" fz="xs">
          {isPersons(entry) ? t`Prepared by another program` : t`Asked by another program`}
        </Text>
      ) : null}
      {model && sent ? <Text span display="block" c="dimmed" fz="xs">{t`Sent to ${model}: “${sent}”`}</Text> : null}
      {modelFailure ? (
        <Text span display="block" c="dimmed" fz="xs">{t`The outside AI service gave no answer; the assistant answered by itself.`}</Text>
      ) : null}
    </>
  );
}
