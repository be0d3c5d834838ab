import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getTextbookProgress } from '@shala/contract/textbooks';
import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { formatDate } from '#lib/format';
import { Drawer } from '#ui/drawer';
import { ErrorState } from '#ui/error-state';
import { Group } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import { useTextbooks } from '../api.ts';
import classes from './progress-drawer.module.css';

/** How far the book is taught in each section, by the logbook, against the periods that the timetable gives it. */
export function ProgressDrawer({ textId, onClose }: { textId: string; onClose: () => void }) {
  const { t } = useLingui();
  const progress = useTextbooks(getTextbookProgress, { params: { textId } });
  const { sections = [], totalChapters = 0 } = progress.data ?? {};
  return (
    <Drawer
      title={t`Syllabus covered in class`}
      context={<Trans>Periods in the logbook compared with this year’s timetable</Trans>}
      onClose={onClose}
      width={560}
    >
      {progress.isPending ? <SkeletonRows count={4} /> : null}
      {progress.error && !progress.data ? (
        <ErrorState title={t`The syllabus covered could not be opened`} error={progress.error} onRetry={() => void progress.refetch()} />
      ) : null}
      {progress.data && sections.length === 0 ? (
        <p className={classes.none}>
          <Trans>This class has no sections yet.</Trans>
        </p>
      ) : null}
      <ul>
        {sections.map((section) => (
          <SectionRow key={section.sectionId} section={section} totalChapters={totalChapters} />
        ))}
      </ul>
    </Drawer>
  );
}

type Section = NonNullable<ReturnType<typeof useTextbooks<typeof getTextbookProgress>>['data']>['sections'][number];

function SectionRow({ section: one, totalChapters }: { section: Section; totalChapters: number }) {
  const { t } = useLingui();
  const { section, chaptersTaught, chaptersPlanned, periodsOfYear, periodsSoFar, lessonsRecorded } = one;
  const taught = chaptersTaught.length;
  const [newest] = chaptersTaught.toSorted((a, b) => b.lastOn.localeCompare(a.lastOn));
  const [number, day] = newest ? [newest.chapterNumber, formatDate(newest.lastOn)] : [0, ''];
  return (
    <li className={classes.section}>
      <Group gap={12} wrap="nowrap">
        <span className={classes.name}>
          <Trans>Section {section}</Trans>
        </span>
        <Pace taught={taught} planned={chaptersPlanned} />
      </Group>
      <ProgressBar share={totalChapters > 0 ? taught / totalChapters : 0} label={t`Chapters taught in section ${section}`} />
      <p className={classes.facts}>
        <Trans>
          {taught} of {totalChapters} chapters taught
        </Trans>
        {chaptersPlanned === null ? null : (
          <>
            {' · '}
            <Trans>{chaptersPlanned} should be completed by now</Trans>
          </>
        )}
      </p>
      <p className={classes.facts}>
        {periodsOfYear > 0 ? (
          <Trans>
            {periodsSoFar} of {periodsOfYear} periods of the year are over
          </Trans>
        ) : (
          <Trans>The timetable has no periods for this subject</Trans>
        )}
        {' · '}
        <Plural value={lessonsRecorded} one="# period in the logbook" other="# periods in the logbook" />
      </p>
      {newest ? (
        <p className={classes.facts}>
          <Trans>
            Last: chapter {number} on {day}
          </Trans>
        </p>
      ) : null}
    </li>
  );
}

function Pace({ taught, planned }: { taught: number; planned: number | null }) {
  if (planned === null) {
    return (
      <StatusBadge tone="plain" icon={<IconCircleDashed size={14} stroke={2} />}>
        <Trans>Not in the timetable</Trans>
      </StatusBadge>
    );
  }
  const behind = planned - taught;
  return behind > 0 ? (
    <StatusBadge tone="warn" icon={<IconClock size={14} stroke={2} />}>
      <Plural value={behind} one="Behind by # chapter" other="Behind by # chapters" />
    </StatusBadge>
  ) : (
    <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
      <Trans>On time</Trans>
    </StatusBadge>
  );
}
