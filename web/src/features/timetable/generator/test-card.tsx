import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { testTimetable } from '@shala/contract/timetable';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import type { Board } from '../lib/board.ts';
import classes from './generator.module.css';
import { MendList } from './mend-list.tsx';
import { useGeneratorWords } from './use-generator-words.ts';

/** Whether a timetable can be made of what the school has, and what is in its way with the edits that would mend it. */
export function TestCard({ board, test }: { board: Board; test: CallAnswer<typeof testTimetable> }) {
  const { t } = useLingui();
  const words = useGeneratorWords(board);
  const { contradictions, problems, lessons, sections, withoutTeacher, alternatives } = test;
  const isGood = contradictions.length + problems.length === 0;
  return (
    <Card
      title={t`Check before making the timetable`}
      fact={
        <>
          <Plural value={sections} one="# section" other="# sections" />
          {', '}
          <Plural value={lessons} one="# period a week" other="# periods a week" />
        </>
      }
      action={
        isGood && withoutTeacher > 0 ? (
          <StatusBadge tone="warn" icon={<IconAlertTriangle size={16} />}>
            <Plural value={withoutTeacher} one="# period without a teacher" other="# periods without a teacher" />
          </StatusBadge>
        ) : isGood ? (
          <StatusBadge tone="good" icon={<IconCircleCheck size={16} />}>{t`No problem found`}</StatusBadge>
        ) : (
          <StatusBadge tone="bad" icon={<IconAlertTriangle size={16} />}>
            <Plural value={contradictions.length + problems.length} one="# problem" other="# problems" />
          </StatusBadge>
        )
      }
    >
      {isGood && withoutTeacher === 0 ? null : (
        <ul className={classes.findings}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {contradictions.map((one) => (
            <li key={`${one.kind} ${one.about} ${one.ids.join(' ')}`}>
              {words.contradiction(one)}
              {alternatives
                .filter(({ sectionId }) => one.about === 'group' && one.ids.includes(sectionId))
                .map(({ one: subject, other }) => (
                  <Text key={`${subject} ${other}`} m={0}>
                    <Trans>
                      No student takes both {subject} and {other}. If they are taught at the same time, add them under{' '}
                      <Link to={`${paths.timetableRules}?part=groups`}>Student groups</Link>.
                    </Trans>
                  </Text>
                ))}
              <MendList board={board} mends={one.mends} />
            </li>
          ))}
          {withoutTeacher > 0 ? (
            <Text component="li" c="dimmed">
              <Plural
                value={withoutTeacher}
                one="# period a week has no teacher listed for its subject. It will have no teacher in the timetable."
                other="# periods a week have no teacher listed for their subject. They will have no teacher in the timetable."
              />{' '}
              <Trans>
                To change this, select the teachers under <Link to={paths.teachingData}>Who teaches what</Link>.
              </Trans>
            </Text>
          ) : null}
        </ul>
      )}
    </Card>
  );
}
