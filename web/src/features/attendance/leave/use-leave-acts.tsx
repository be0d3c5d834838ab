import { useLingui } from '@lingui/react/macro';
import { approveLeave, refuseLeave, withdrawLeave } from '@shala/contract/attendance';
import { type ReactNode, useState } from 'react';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { formatDays } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { useOnce } from '#lib/use-once';
import { ReasonDialog } from '#ui/reason-dialog';
import { type LeaveRow, useAttendanceAct } from '../api.ts';
import { PresentDaysDialog } from './approve-dialog.tsx';

type Subject = { id: string; name: string };
type Asked = { what: 'present'; subject: Subject; refusal: CallError } | { what: 'refuse' | 'withdraw'; subject: Subject; days: string };

/** Approving, refusing and withdrawing leave, with the questions that they raise. */
export function useLeaveActs() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [key, setKey] = useState(newKey);
  const close = () => setAsked(null);
  const told = (sentence: string) => {
    showToast({ tone: 'good', sentence });
    close();
  };
  const approving = useAttendanceAct(approveLeave);
  const refusing = useAttendanceAct(refuseLeave, { onDone: () => told(t`The leave application was rejected.`) });
  const withdrawing = useAttendanceAct(withdrawLeave, {
    onDone: () => told(t`The leave was withdrawn. The earlier attendance is shown again.`),
  });

  const once = useOnce();
  const approve = async (subject: Subject) => {
    try {
      await approving.mutateAsync({ input: { params: { leaveId: subject.id }, body: {} } });
      told(t`The leave of ${subject.name} was approved.`);
    } catch (error) {
      if (error instanceof CallError && error.code === 'presentOnLeave') setAsked({ what: 'present', subject, refusal: error });
      else showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const ask = (what: 'refuse' | 'withdraw', row: LeaveRow) => {
    setKey(newKey());
    refusing.reset();
    withdrawing.reset();
    setAsked({ what, subject: { id: row.id, name: row.person.name }, days: formatDays(row.from, row.to) });
  };
  return { approve: (subject: Subject) => once(() => approve(subject)), ask, isBusy: approving.isPending, dialog: dialogOf() };

  function dialogOf(): ReactNode {
    if (!asked) return null;
    const { subject } = asked;
    if (asked.what === 'present')
      return (
        <PresentDaysDialog
          leaveId={subject.id}
          name={subject.name}
          refusal={asked.refusal}
          onDone={() => told(t`The leave of ${subject.name} was approved.`)}
          onClose={close}
        />
      );
    const isRefusal = asked.what === 'refuse';
    const act = isRefusal ? refusing : withdrawing;
    return (
      <ReasonDialog
        title={isRefusal ? t`Reject leave application` : t`Withdraw the leave`}
        context={`${subject.name} · ${asked.days}`}
        act={isRefusal ? t`Reject` : t`Withdraw leave`}
        isDanger={isRefusal}
        isBusy={act.isPending}
        error={act.error}
        onSubmit={(reason) => act.mutate({ input: { params: { leaveId: subject.id }, body: { reason } }, key })}
        onClose={close}
      />
    );
  }
}

export type LeaveActs = ReturnType<typeof useLeaveActs>;
