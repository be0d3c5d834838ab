import { Plural, useLingui } from '@lingui/react/macro';
import { IconBeach, IconClock, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Select } from '#ui/controls';
import { Box, Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import { giveAllTo, helpersOf } from '../lib/desk.ts';
import type { Desk, DeskLesson } from '../lib/use-cover-words.ts';
import classes from './cover.module.css';
import { CoverRow } from './cover-row.tsx';
import type { useCovers } from './use-covers.ts';

type Props = {
  title: string;
  badge: ReactNode;
  reason: string;
  desk: Desk;
  lessons: DeskLesson[];
  covers: ReturnType<typeof useCovers>;
};

/** An absent teacher's lessons of the day, to be covered one by one or all by one person. */
export function AbsentCard({ title, badge, reason, desk, lessons, covers }: Props) {
  const { t } = useLingui();
  const helpers = helpersOf(lessons);
  const all = lessons.length;
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.name} translate="no">
          {title}
        </h2>
        {badge}
        <Text span c="dimmed" fz="sm">
          <Plural value={all} _0="no period to arrange" one="# period" other="# periods" />
          {reason ? ` · ${reason}` : null}
        </Text>
        {all > 1 && helpers.length > 0 ? (
          <Box component="span" ms="auto">
            <Select
              label={t`Give the whole day of ${title} to one teacher`}
              value=""
              disabled={covers.isBusy}
              choices={[
                { value: '', label: t`Give all periods to…` },
                ...helpers.map(({ id, name, count }) => ({ value: id, label: t`${name}, free in ${count} of ${all} periods` })),
              ]}
              onChange={(id) => covers.give(giveAllTo(lessons, id))}
            />
          </Box>
        ) : null}
      </div>
      {all > 0 ? (
        <table className={classes.table} aria-label={t`Periods of ${title}`}>
          <thead>
            <tr>
              <th scope="col" className={classes.period}>{t`Period`}</th>
              <th scope="col" className={classes.class}>{t`Class`}</th>
              <th scope="col" className={classes.what}>{t`Subject`}</th>
              <th scope="col">{t`Arrangement`}</th>
              <th scope="col" className={classes.state}>{t`Status`}</th>
              <th scope="col" className={classes.do} aria-label={t`Action`} />
            </tr>
          </thead>
          <tbody>
            {lessons.map((lesson) => (
              <CoverRow key={`${lesson.periodId} ${lesson.sectionId} ${lesson.groupId}`} desk={desk} lesson={lesson} covers={covers} />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

/** Why somebody is away, with the icon of that state. */
export function WhyBadge({ why, half }: Pick<Desk['absent'][number], 'why' | 'half'>) {
  const { t } = useLingui();
  if (why === 'absent')
    return (
      <StatusBadge tone="bad" icon={<IconUserOff size={14} stroke={2} />}>
        {t`Absent`}
      </StatusBadge>
    );
  if (why === 'half day')
    return (
      <StatusBadge tone="warn" icon={<IconClock size={14} stroke={2} />}>
        {half === 'first' ? t`Half day, first half` : t`Half day, second half`}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="plain" icon={<IconBeach size={14} stroke={2} />}>
      {t`On leave`}
    </StatusBadge>
  );
}
