import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { compareTextbook } from '@shala/contract/textbooks';
import { IconCircleCheck, IconCircleDashed, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Drawer } from '#ui/drawer';
import { ErrorState } from '#ui/error-state';
import { Group, Text } from '#ui/layout';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import { useTextbooks } from '../api.ts';
import classes from './compare-drawer.module.css';

/** Topics that are named before "more" is pressed. */
const SHOWN = 6;

/** What the newest analysis changed against the content before it, chapter by chapter. */
export function CompareDrawer({ textId, onClose }: { textId: string; onClose: () => void }) {
  const { t } = useLingui();
  const comparison = useTextbooks(compareTextbook, { params: { textId } });
  const { before, after, chapters = [] } = comparison.data ?? {};
  return (
    <Drawer title={t`Compared with the earlier upload`} onClose={onClose} width={560}>
      {comparison.isPending ? <SkeletonRows count={6} /> : null}
      {comparison.error ? (
        <ErrorState title={t`The two uploads could not be compared`} error={comparison.error} onRetry={() => void comparison.refetch()} />
      ) : null}
      {comparison.data && !before ? (
        <p>
          <Trans>This book was uploaded only once, so there is nothing to compare.</Trans>
        </p>
      ) : null}
      {before && after ? (
        <>
          <Text c="dimmed" fz="sm">
            <Trans>
              Chapters: {after.chapters}, earlier {before.chapters}. Topics: {after.topics}, earlier {before.topics}. Questions:{' '}
              {after.questions}, earlier {before.questions}.
            </Trans>
          </Text>
          <ul className={classes.list}>
            {chapters.map((chapter) => (
              <ChapterChange key={`${chapter.change} ${chapter.chapterNumber} ${chapter.chapterName}`} chapter={chapter} />
            ))}
          </ul>
        </>
      ) : null}
    </Drawer>
  );
}

type Change = NonNullable<ReturnType<typeof useTextbooks<typeof compareTextbook>>['data']>['chapters'][number];

function ChapterChange({ chapter }: { chapter: Change }) {
  const { chapterNumber, chapterName, change, nameBefore, newTopics, goneTopics, questionsBefore, questionsAfter } = chapter;
  return (
    <li className={classes.chapter}>
      <Group gap={12} wrap="nowrap">
        <span className={classes.name}>
          <Trans>
            Chapter {chapterNumber}: {chapterName}
          </Trans>
        </span>
        <ChangeBadge change={change} />
      </Group>
      {change === 'changed' ? (
        <div className={classes.facts}>
          {nameBefore !== chapterName ? (
            <p>
              <Trans>Earlier name: {nameBefore}</Trans>
            </p>
          ) : null}
          {newTopics.length > 0 ? (
            <p>
              <Plural value={newTopics.length} one="New topic:" other="New topics:" /> <Names names={newTopics} />
            </p>
          ) : null}
          {goneTopics.length > 0 ? (
            <p>
              <Plural value={goneTopics.length} one="Topic removed:" other="Topics removed:" /> <Names names={goneTopics} />
            </p>
          ) : null}
          {questionsBefore !== questionsAfter ? (
            <p>
              <Trans>
                Questions: {questionsAfter}, earlier {questionsBefore}
              </Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** The first names of a list; those behind them once they are wanted. */
function Names({ names }: { names: readonly string[] }) {
  const [isAll, setIsAll] = useState(names.length <= SHOWN + 1);
  const rest = names.length - SHOWN;
  return (
    <>
      {(isAll ? names : names.slice(0, SHOWN)).join(' · ')}
      {isAll ? null : (
        <button type="button" className={classes.more} onClick={() => setIsAll(true)}>
          <Trans>and {rest} more</Trans>
        </button>
      )}
    </>
  );
}

function ChangeBadge({ change }: { change: Change['change'] }) {
  switch (change) {
    case 'new':
      return (
        <StatusBadge tone="good" icon={<IconPlus size={14} stroke={2} />}>
          <Trans>New</Trans>
        </StatusBadge>
      );
    case 'gone':
      return (
        <StatusBadge tone="bad" icon={<IconCircleDashed size={14} stroke={2} />}>
          <Trans>Removed</Trans>
        </StatusBadge>
      );
    case 'changed':
      return (
        <StatusBadge tone="warn" icon={<IconPencil size={14} stroke={2} />}>
          <Trans>Changed</Trans>
        </StatusBadge>
      );
    default:
      return (
        <StatusBadge tone="plain" icon={<IconCircleCheck size={14} stroke={2} />}>
          <Trans>No change</Trans>
        </StatusBadge>
      );
  }
}
