import { useLingui } from '@lingui/react/macro';
import { type CallAnswer, SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, type getTimetable, getTimetableDraft, type TimetableDraft } from '@shala/contract/timetable';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Segmented, Select } from '#ui/controls';
import { Box } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useTimetableCall } from '../api.ts';
import { SchoolTable } from '../components/school-table.tsx';
import { makeBoard } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import classes from './generator.module.css';

type Props = { draft: TimetableDraft; title: string; week: CallAnswer<typeof getTimetable>; onClose: () => void };

/** A draft as the whole school would have it, a day at a time. */
export function DraftPreview({ draft, title, week, onClose }: Props) {
  const { t } = useLingui();
  const query = useTimetableCall(getTimetableDraft, { params: { draftId: draft.id } });
  return (
    <Modal title={t`Preview of the timetable`} context={title} onClose={onClose} width={1120}>
      <LoadState query={query} title={t`The draft timetable could not be opened`}>
        {({ lessons }) => <Week week={week} lessons={lessons} />}
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose} data-autofocus>{t`Close`}</Button>
      </ModalFoot>
    </Modal>
  );
}

function Week({ week, lessons }: { week: Props['week']; lessons: number[][] }) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [day, setDay] = useState<DayName>('Monday');
  const [rows, setRows] = useState<'class' | 'teacher'>('class');
  const board = useMemo(() => makeBoard({ ...week, lessons }), [week, lessons]);
  return (
    <>
      <Box mb={12}>
        <Select
          label={t`Day`}
          value={day}
          choices={SCHOOL_DAYS.map((name) => ({ value: name, label: long[name] }))}
          onChange={(name) => setDay(name as DayName)}
        />{' '}
        <Segmented
          label={t`Rows`}
          value={rows}
          choices={[
            { value: 'class', label: t`Classes` },
            { value: 'teacher', label: t`Teachers` },
          ]}
          onChange={(by) => setRows(by === 'teacher' ? by : 'class')}
        />
      </Box>
      <div className={classes.preview}>
        <SchoolTable board={board} day={day} isByTeacher={rows === 'teacher'} />
      </div>
    </>
  );
}
