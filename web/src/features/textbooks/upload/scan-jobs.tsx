import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cancelTextbookJob, getClassesWithSubjects, listTextbookJobs } from '@shala/contract/textbooks';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Group, Text } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import { StatusBadge } from '#ui/status-badge';
import { ALL_TEXTBOOKS, textbooksQuery, useTextbooksAct } from '../api.ts';
import { bookAddress } from '../lib/address.ts';
import classes from './upload.module.css';
import { forgetScan } from './use-upload.ts';

const ASK_MS = 2500;
type ScanJob = ReturnType<typeof useJobs>[number];
const isGoing = ({ state }: { state: string }) => state === 'waiting' || state === 'running';

function useJobs() {
  const jobs = useQuery({
    ...textbooksQuery(listTextbookJobs, {}),
    refetchInterval: ({ state }) => (state.data?.some(isGoing) ? ASK_MS : false),
  });
  return jobs.data ?? [];
}

/** Scanned books that are read in the background: how far they are, how long it takes, and a way to stop. */
export function ScanJobs() {
  const { t } = useLingui();
  const client = useQueryClient();
  const jobs = useJobs();
  const going = jobs.filter(isGoing).length;
  const before = useRef(going);
  useEffect(() => {
    // One has ended: its content is there now.
    if (going < before.current) void client.invalidateQueries({ queryKey: [...ALL_TEXTBOOKS, getClassesWithSubjects.name] });
    before.current = going;
  }, [going, client]);
  if (jobs.length === 0) return null;
  return (
    <Card title={t`Scanned books`} fact={<Trans>The pages are pictures and are read one by one</Trans>}>
      <ul>
        {jobs.map((job) => (
          <Job key={job._id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

function Job({ job }: { job: ScanJob }) {
  const { t } = useLingui();
  const cancel = useTextbooksAct(cancelTextbookJob, forgetScan);
  const { subject, class: className, pagesDone, pagesTotal } = job;
  const stop = () =>
    cancel.mutate({ params: { jobId: job._id } }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) });
  return (
    <li className={classes.job}>
      <Group gap={12} wrap="nowrap">
        <span className={classes.jobName}>
          <Trans>
            {subject} - Class {className}
          </Trans>
        </span>
        <JobState job={job} />
        {isGoing(job) ? (
          <Button size="small" isBusy={cancel.isPending} onClick={stop} aria-label={t`Stop reading ${subject}`}>
            {t`Stop`}
          </Button>
        ) : null}
      </Group>
      {isGoing(job) ? (
        <>
          <ProgressBar share={pagesTotal > 0 ? pagesDone / pagesTotal : 0} label={t`Pages read of ${subject}`} />
          <Text mt={6} c="dimmed" fz="xs">
            <Trans>
              Page {pagesDone} of {pagesTotal}
            </Trans>
            <Estimate seconds={job.secondsLeft} />
          </Text>
        </>
      ) : null}
      {job.error ? (
        <Text mt={6} c="dimmed" fz="xs">
          {job.error}
        </Text>
      ) : null}
      {job.poorPages.length > 0 ? <PoorPages pages={job.poorPages} /> : null}
    </li>
  );
}

function JobState({ job }: { job: ScanJob }) {
  switch (job.state) {
    case 'done':
      return (
        <Link to={bookAddress(job.class, job.subject)}>
          <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
            <Plural value={job.chaptersProcessed} one="# chapter found" other="# chapters found" />
          </StatusBadge>
        </Link>
      );
    case 'failed':
      return (
        <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>
          <Trans>Could not be read</Trans>
        </StatusBadge>
      );
    case 'cancelled':
      return (
        <StatusBadge tone="plain" icon={<IconCircleDashed size={14} stroke={2} />}>
          <Trans>Stopped</Trans>
        </StatusBadge>
      );
    default:
      return (
        <StatusBadge tone="plain" icon={<IconClock size={14} stroke={2} />}>
          {job.state === 'waiting' ? <Trans>Waiting</Trans> : <Trans>Reading</Trans>}
        </StatusBadge>
      );
  }
}

function Estimate({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <>
      {' · '}
      {seconds < 60 ? (
        <Trans>less than a minute left</Trans>
      ) : (
        <Plural value={minutes} one="about # minute left" other="about # minutes left" />
      )}
    </>
  );
}

function PoorPages({ pages }: { pages: number[] }) {
  const list = pages.slice(0, 20).join(', ');
  return (
    <Text mt={6} c="dimmed" fz="xs">
      <Plural
        value={pages.length}
        one={`Page ${list} is hard to read: please check it.`}
        other={`Pages ${list} are hard to read: please check them.`}
      />
    </Text>
  );
}
