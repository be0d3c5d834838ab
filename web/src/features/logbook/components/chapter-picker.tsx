import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { listLogTopics } from '@shala/contract/logbook';
import type { CallAnswer } from '@shala/contract/shared';
import { ChoiceField } from '#ui/field';
import { Stack } from '#ui/layout';
import classes from './log-drawer.module.css';

type Props = {
  chapters: CallAnswer<typeof listLogTopics> | undefined;
  chapterId: string | null;
  onChapter: (chapterId: string | null) => void;
  onTopic: (topic: string) => void;
};

/** The chapters of the subject's textbook; a topic of the chosen one is put into the words by one press. Nothing without a book. */
export function ChapterPicker({ chapters, chapterId, onChapter, onTopic }: Props) {
  const { t } = useLingui();
  if (!chapters || chapters.length === 0) return null;
  const chosen = chapters.find((chapter) => chapter.chapterId === chapterId);
  return (
    <Stack gap={8}>
      <ChoiceField
        label={t`Chapter of the textbook`}
        hasUsual
        placeholder={t`No chapter`}
        value={chapterId ?? ''}
        choices={chapters.map(({ chapterId: id, chapterNumber, name, lessons }) => ({
          value: id,
          label:
            lessons > 0
              ? t`${chapterNumber}. ${name} (${plural(lessons, { one: '# period so far', other: '# periods so far' })})`
              : t`${chapterNumber}. ${name}`,
        }))}
        onChange={(event) => onChapter(event.target.value || null)}
      />
      {chosen && chosen.topics.length > 0 ? (
        <fieldset className={classes.topics} aria-label={t`Topics`}>
          {[...new Set(chosen.topics)].map((topic) => (
            <button key={topic} type="button" className={classes.topic} aria-label={t`Add: ${topic}`} onClick={() => onTopic(topic)}>
              {topic}
            </button>
          ))}
        </fieldset>
      ) : null}
    </Stack>
  );
}
