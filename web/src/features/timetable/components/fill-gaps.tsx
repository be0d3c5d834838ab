import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconSparkles } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { paths } from '#lib/paths';
import { useOnce } from '#lib/use-once';
import { Button, LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { PlainTable } from '#ui/plain-table';
import type { Board } from '../lib/board.ts';
import { fillGaps, hasGaps } from '../lib/fill-gaps.ts';
import { changesTo } from '../lib/moves.ts';
import { useEdits } from '../lib/use-edits.ts';
import { useTimetableWords } from '../lib/use-words.ts';
import classes from './fill-gaps.module.css';

/** Fills what a section's week lacks without moving a lesson; it is shown first, and taken back with one press. */
export function FillGaps({ board, sectionId }: { board: Board; sectionId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isNeeded = useMemo(() => hasGaps(board, sectionId), [board, sectionId]);
  // Without periods a week the window says where they are entered.
  const hasCounts = board.subjectsOf(sectionId).some(({ id }) => board.perWeek(sectionId, id) > 0);
  return (
    <>
      <Button
        isPrimary={isNeeded}
        disabled={hasCounts && !isNeeded}
        icon={<IconSparkles size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t`Add missing periods`}
      </Button>
      {isOpen ? <GapsDialog board={board} sectionId={sectionId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function GapsDialog({ board, sectionId, onClose }: { board: Board; sectionId: string; onClose: () => void }) {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const { filled, unfilled } = useMemo(() => fillGaps(board, sectionId), [board, sectionId]);
  const { isSaving, place } = useEdits();
  const [failure, setFailure] = useState<unknown>(null);
  const once = useOnce();
  const where = words.section(sectionId);
  const hasNoCounts = board.subjectsOf(sectionId).every(({ id }) => board.perWeek(sectionId, id) === 0);
  const handleApply = () =>
    once(async () => {
      await place(changesTo(board, filled), t`The missing periods were added.`);
      onClose();
    }).catch(setFailure);
  return (
    <Modal title={t`Add missing periods`} context={t`Class ${where}`} onClose={onClose} isLocked={isSaving} width={600}>
      {filled.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={24} stroke={1.75} />}
          title={
            hasNoCounts
              ? t`No periods a week are set for this class`
              : unfilled.length === 0
                ? t`Nothing to add: each subject already has all its periods of the week. The other periods stay vacant`
                : t`No period can be added without moving another`
          }
          action={hasNoCounts ? <LinkButton isPrimary to={paths.subjectsData}>{t`Set periods a week`}</LinkButton> : null}
        >
          {hasNoCounts ? <Trans>Set how many periods a week each subject has. Vacant periods are filled from these numbers.</Trans> : null}
        </EmptyState>
      ) : (
        <PlainTable height={50}>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`Period`}</th>
              <th scope="col">{t`Subject`}</th>
              <th scope="col">{t`Teacher`}</th>
            </tr>
          </thead>
          <tbody>
            {filled.map(({ day, periodId, subjectId, teacherId, problems }) => (
              <tr key={`${day} ${periodId}`}>
                <td>{words.long[day]}</td>
                <td>{board.periodName(periodId)}</td>
                <td translate="no">{words.subject(subjectId)}</td>
                <td>
                  <span translate="no">{teacherId ? words.teacher(teacherId) : ''}</span>
                  {problems.length > 0 ? (
                    <Text span display="block" c="var(--c-warn)" fz="xs">
                      {problems.map(words.problem).join(' · ')}
                    </Text>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {unfilled.length > 0 ? (
        <ul className={classes.left}>
          {unfilled.map(({ subjectId, count, why }) => {
            const name = words.subject(subjectId);
            return (
              <li key={subjectId}>
                {why === 'no teacher' ? (
                  <Trans>
                    {name}: <Plural value={count} one="# period" other="# periods" /> still needed. No teacher is assigned to it yet.
                  </Trans>
                ) : (
                  <Trans>
                    {name}: <Plural value={count} one="# period" other="# periods" /> still needed. Its teachers are busy in all vacant
                    periods.
                  </Trans>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>
          {filled.length === 0 ? t`Close` : t`Cancel`}
        </Button>
        {filled.length === 0 ? null : (
          <Button isPrimary isBusy={isSaving} onClick={() => void handleApply()}>
            <Plural value={filled.length} one="Add # period" other="Add # periods" />
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}
