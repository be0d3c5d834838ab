import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { markWholeSchool } from '@shala/contract/attendance';
import { useRef, useState } from 'react';
import { formatLongDate } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Segmented } from '#ui/controls';
import { ReasonDialog } from '#ui/reason-dialog';
import { useAttendanceAct } from '../api.ts';

type Props = { on: string; notMarked: number; onClose: () => void };

/** Marks every student of a day in one go, as when rain closes the school at noon. Approved leave stays. */
export function WholeSchoolDialog({ on, notMarked, onClose }: Props) {
  const { t } = useLingui();
  const [mark, setMark] = useState<'P' | 'H'>('P');
  const [who, setWho] = useState<'everybody' | 'notMarked'>(notMarked > 0 ? 'notMarked' : 'everybody');
  const key = useRef(newKey());
  const act = useAttendanceAct(markWholeSchool, {
    onDone: ({ students, sections }) => {
      showToast({
        tone: 'good',
        sentence: t`Attendance was marked for ${plural(students, { one: '# student', other: '# students' })} in ${plural(sections, { one: '# section', other: '# sections' })}.`,
      });
      onClose();
    },
  });
  const submit = (reason: string) => {
    key.current = newKey();
    act.mutate({ input: { body: { on, mark, who, reason } }, key: key.current });
  };
  return (
    <ReasonDialog
      title={t`Mark the whole school present or half day`}
      context={formatLongDate(on)}
      act={t`Mark attendance`}
      label={t`Reason for marking all classes together`}
      isBusy={act.isPending}
      error={act.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        label={t`Mark as`}
        isWide
        isNamed
        value={mark}
        choices={[
          { value: 'P', label: t`Present` },
          { value: 'H', label: t`Half day` },
        ]}
        onChange={setMark}
      />
      <Segmented
        label={t`For which students`}
        isWide
        isNamed
        value={who}
        choices={[
          { value: 'notMarked', label: t`Only students not marked yet` },
          { value: 'everybody', label: t`All students` },
        ]}
        onChange={setWho}
      />
      <p>
        {who === 'everybody' ? (
          t`Attendance already marked will be changed.`
        ) : (
          <Plural value={notMarked} one="# student is not marked yet." other="# students are not marked yet." />
        )}{' '}
        {t`Students on approved leave stay on leave. If the school is closed, add a holiday to the calendar instead.`}
      </p>
    </ReasonDialog>
  );
}
