import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { StatusBadge } from '#ui/status-badge';
import { subjectColour } from '../lib/subject-colour.ts';
import { type Desk, type DeskLesson, periodOf, useCoverWords } from '../lib/use-cover-words.ts';
import classes from './cover.module.css';
import type { useCovers } from './use-covers.ts';

type Props = { desk: Desk; lesson: DeskLesson; covers: ReturnType<typeof useCovers> };

/** A lesson without its teacher: who takes it or should, why, and the act. */
export function CoverRow({ desk, lesson, covers }: Props) {
  const { t } = useLingui();
  const { reason } = useCoverWords();
  const { cover, proposal, candidates } = lesson;
  const place = { periodId: lesson.periodId, sectionId: lesson.sectionId, groupId: lesson.groupId };
  const [period, where] = [periodOf(desk, lesson), `${lesson.className} ${lesson.sectionName}`];
  const others = candidates.filter(({ id }) => id !== cover?.id);
  const chosenId = cover?.id ?? proposal?.id ?? '';
  const candidate = candidates.find(({ id }) => id === chosenId);
  return (
    <tr className={classes.row} data-open={cover === null || undefined}>
      <th scope="row">{period}</th>
      <td>{t`Class ${where}`}</td>
      <td>
        <span className={classes.subject}>
          <span className={classes.dot} style={{ background: subjectColour(lesson.subjectName).rule }} aria-hidden="true" />
          <span translate="no">{lesson.subjectName}</span>
        </span>
      </td>
      <td>
        {candidates.length === 0 && cover === null ? (
          <span className={classes.nobody}>
            <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
            {t`No teacher is free in ${period}`}
          </span>
        ) : (
          <Select
            label={t`Arrangement for ${period}, Class ${where}`}
            value={chosenId}
            disabled={covers.isBusy}
            choices={[
              ...(chosenId === '' ? [{ value: '', label: t`Select a teacher` }] : []),
              ...(cover ? [{ value: cover.id, label: cover.name }] : []),
              ...others.map((one) => ({ value: one.id, label: one.id === chosenId ? one.name : `${one.name} · ${reason(one)}` })),
            ]}
            onChange={(teacherId) => covers.give([{ ...place, teacherId }])}
          />
        )}
        {cover === null && candidate ? <span className={classes.reason}>{reason(candidate)}</span> : null}
      </td>
      <td>
        {cover === null ? (
          <StatusBadge tone="warn" icon={<IconCircleDashed size={14} stroke={2} />}>
            {t`Pending`}
          </StatusBadge>
        ) : (
          <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
            {t`Arranged`}
          </StatusBadge>
        )}
      </td>
      <td className={classes.act}>
        {cover !== null ? (
          <Button
            size="small"
            isSingle
            disabled={covers.isBusy}
            aria-label={t`Cancel the arrangement for ${period}, Class ${where}`}
            onClick={() => covers.takeBack([{ ...place, teacherId: null }])}
          >
            {t`Cancel`}
          </Button>
        ) : proposal !== null ? (
          <Button
            size="small"
            isSingle
            disabled={covers.isBusy}
            aria-label={t`Accept ${period}, Class ${where}`}
            onClick={() => covers.give([{ ...place, teacherId: proposal.id }])}
          >
            {t`Accept`}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
