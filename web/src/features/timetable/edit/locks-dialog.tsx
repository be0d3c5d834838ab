import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { DayName } from '@shala/contract/timetable';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button';
import { Segmented, Select } from '#ui/controls';
import { Box, Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useLocks } from '../api.ts';
import type { Board } from '../lib/board.ts';
import classes from './edit.module.css';
import { useEditWords } from './use-edit-words.ts';
import { type NewLock, useLockActs } from './use-locks.ts';

type Props = {
  board: Board;
  /** The locks of a draft; else those of the timetable in force. */
  draft?: { id: string; name: string } | undefined;
  /** The class that is in sight. */
  sectionId?: string | undefined;
  /** What else can be done here, before Close. */
  act?: ReactNode;
  onClose: () => void;
};
type Kind = 'section' | 'day' | 'teacher';

/** What is locked, and a way to lock a class, a day or a teacher. A single period is locked in the week itself. */
export function LocksDialog({ board, draft, sectionId, act, onClose }: Props) {
  const { t } = useLingui();
  const words = useEditWords(board);
  const query = useLocks(draft?.id);
  const { lock, unlock, isBusy } = useLockActs();
  const [kind, setKind] = useState<Kind>('section');
  const [section, setSection] = useState(sectionId ?? board.sections[0]?.id ?? '');
  const [day, setDay] = useState<DayName>('Monday');
  const [teacher, setTeacher] = useState(board.teachers[0]?.id ?? '');
  const chosen: Record<Kind, NewLock> = {
    section: { kind: 'section', sectionId: section },
    day: { kind: 'day', day },
    teacher: { kind: 'teacher', teacherId: teacher },
  };
  return (
    <Modal title={t`Lock periods`} context={draft?.name ?? t`Current timetable`} onClose={onClose} width={680}>
      <p
        className={classes.quiet}
      >{t`The program does not move locked periods when it makes or changes a timetable. They cannot be changed by hand until you unlock them.`}</p>
      <Group gap={8} mb={12}>
        <span>{t`Lock all periods of:`}</span>
        <Segmented
          label={t`Lock all periods of`}
          value={kind}
          choices={[
            { value: 'section', label: t`a class` },
            { value: 'day', label: t`a day` },
            { value: 'teacher', label: t`a teacher` },
          ]}
          onChange={setKind}
        />
        {kind === 'section' ? (
          <Select
            label={t`Class`}
            value={section}
            choices={board.sections.map(({ id }) => ({ value: id, label: words.section(id) }))}
            onChange={setSection}
          />
        ) : kind === 'day' ? (
          <Select
            label={t`Day`}
            value={day}
            choices={SCHOOL_DAYS.map((name) => ({ value: name, label: words.long[name] }))}
            onChange={(name) => setDay(name as DayName)}
          />
        ) : (
          <Select
            label={t`Teacher`}
            value={teacher}
            choices={board.teachers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setTeacher}
          />
        )}
        <Button
          icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => void lock({ ...chosen[kind], ...(draft && { draftId: draft.id }) })}
        >
          {t`Lock`}
        </Button>
      </Group>
      <LoadState query={query} title={t`The locked periods could not be opened`} rows={2}>
        {(locks) =>
          locks.length === 0 ? (
            <p className={classes.quiet}>{t`No locked periods. To lock one period, click it in the class timetable.`}</p>
          ) : (
            <ul className={classes.list}>
              {locks.map((one) => (
                <li key={one.id} className={classes.item}>
                  <IconLock size={14} stroke={2} aria-hidden="true" />
                  <Box component="span" flex={1} miw={0}>
                    {words.lock(one)}
                  </Box>
                  <Button size="small" isSingle onClick={() => void unlock(one, draft?.id)}>{t`Unlock`}</Button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        {act}
      </ModalFoot>
    </Modal>
  );
}
