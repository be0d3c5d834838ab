import { Trans, useLingui } from '@lingui/react/macro';
import { editGuardian, listLikelySiblings, removeGuardian } from '@shala/contract/students';
import { IconAlertTriangle, IconCircleCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { relationWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { StatusBadge } from '#ui/status-badge';
import { type Guardian, prefetchStudents, type Student, useStudentAct } from '../api.ts';
import { GuardianDialog } from '../guardians/guardian-dialog.tsx';
import classes from '../guardians/guardians.module.css';
import { LikelySiblings } from '../guardians/likely-siblings.tsx';
import { WithdrawConsentDialog } from '../guardians/withdraw-consent-dialog.tsx';
import { useStudentWords } from '../lib/words.ts';
import { prefetchStudent, StudentFrame } from '../profile/student-frame.tsx';

/** Begins loading it before it is shown. */
export function prefetch(params: ScreenParams) {
  void prefetchStudents(listLikelySiblings, { params: { studentId: params.studentId ?? '' } });
  return prefetchStudent(params);
}

/** Who cares for a student: one is primary, consent is on record, brothers and sisters follow from a shared guardian. */
export function StudentGuardianScreen() {
  const { t } = useLingui();
  return (
    <StudentFrame heading={t`Parents and guardians`} title={({ name }) => t`Parents and guardians of ${name}`}>
      {(student) => <Guardians student={student} />}
    </StudentFrame>
  );
}

function Guardians({ student }: { student: Student }) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<
    { kind: 'edit'; guardian: Guardian | null } | { kind: 'remove' | 'withdraw'; guardian: Guardian } | null
  >(null);
  const add = (
    <Button
      isPrimary
      icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => setDialog({ kind: 'edit', guardian: null })}
    >
      {t`Add guardian`}
    </Button>
  );
  const close = () => setDialog(null);
  return (
    <>
      <LikelySiblings studentId={student.id} />
      {student.guardians.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconUsers size={24} stroke={1.75} />}
            title={t`No guardian is recorded yet`}
            action={student.isAnonymised ? null : add}
          />
        </Card>
      ) : (
        <div className={classes.grid}>
          {student.guardians.map((guardian) => (
            <GuardianCard
              key={guardian.id}
              student={student}
              guardian={guardian}
              onEdit={() => setDialog({ kind: 'edit', guardian })}
              onRemove={() => setDialog({ kind: 'remove', guardian })}
              onWithdraw={() => setDialog({ kind: 'withdraw', guardian })}
            />
          ))}
          <Siblings student={student} />
        </div>
      )}
      {student.guardians.length > 0 ? <p style={{ marginTop: 16 }}>{add}</p> : null}
      {dialog?.kind === 'edit' ? <GuardianDialog student={student} guardian={dialog.guardian} onClose={close} /> : null}
      {dialog?.kind === 'withdraw' ? <WithdrawConsentDialog student={student} guardian={dialog.guardian} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? <RemoveDialog student={student} guardian={dialog.guardian} onClose={close} /> : null}
    </>
  );
}

type CardProps = { student: Student; guardian: Guardian; onEdit: () => void; onRemove: () => void; onWithdraw: () => void };

function GuardianCard({ student, guardian, onEdit, onRemove, onWithdraw }: CardProps) {
  const { t } = useLingui();
  const { name, relation, phone, email, occupation, isPrimary, mayCollect, consentAt, consentNote, consentWithdrawnAt } = guardian;
  const act = useStudentAct(editGuardian, () => showToast({ tone: 'good', sentence: t`The guardian’s details were saved.` }));
  const change = (body: Parameters<typeof act.mutate>[0]['input']['body']) =>
    act.mutate({ input: { params: { studentId: student.id, guardianId: guardian.id }, body } });
  const hasConsent = consentAt !== null && consentWithdrawnAt === null;
  return (
    <Card title={name} fact={isPrimary ? t`${relationWords(relation)}, main contact` : relationWords(relation)}>
      <Stack gap={10} pt={4} pb={14} px={16} fz="sm">
        <dl className={classes.lines}>
          <dt>{t`Phone`}</dt>
          <dd>{phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'}</dd>
          <dt>{t`Email`}</dt>
          <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : '–'}</dd>
          <dt>{t`Occupation`}</dt>
          <dd>{occupation || '–'}</dd>
          <dt>{t`Permission to pick up the child`}</dt>
          <dd>{mayCollect === null ? t`Not entered` : mayCollect ? t`Allowed` : t`Not allowed`}</dd>
          <dt>{t`Consent`}</dt>
          <dd>
            {hasConsent ? (
              <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
                <Trans>Given on {formatDate(consentAt ?? '')}</Trans>
              </StatusBadge>
            ) : (
              <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} stroke={2} />}>
                {consentWithdrawnAt ? <Trans>Withdrawn on {formatDate(consentWithdrawnAt)}</Trans> : <Trans>Not yet</Trans>}
              </StatusBadge>
            )}{' '}
            {consentNote}
            <Text c="dimmed" fz="sm">{t`The parent’s permission to keep the records of the child and the parent`}</Text>
          </dd>
        </dl>
        <FormError error={act.error} />
        <Group gap={8} align="stretch">
          <Button size="small" onClick={onEdit}>{t`Edit`}</Button>
          {isPrimary ? null : (
            <Button size="small" isBusy={act.isPending} onClick={() => change({ isPrimary: true })}>{t`Make main contact`}</Button>
          )}
          {hasConsent ? (
            <Button size="small" onClick={onWithdraw}>{t`Withdraw consent`}</Button>
          ) : (
            <Button size="small" isBusy={act.isPending} onClick={() => change({ consent: 'given' })}>{t`Record consent`}</Button>
          )}
          <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>{t`Remove`}</Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Siblings({ student }: { student: Student }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  return (
    <Card title={t`Siblings`}>
      <Stack gap={10} pt={4} pb={14} px={16} fz="sm">
        {student.siblings.length === 0 ? <Text c="dimmed" fz="sm">{t`None. No other child has the same guardian.`}</Text> : null}
        {student.siblings.map((sibling) => (
          <p key={sibling.id}>
            <Link to={pathTo(paths.studentProfile, { studentId: sibling.id })}>{sibling.name}</Link> ·{' '}
            {sibling.hasLeft ? t`has left` : seatOf(sibling)}
          </p>
        ))}
      </Stack>
    </Card>
  );
}

function RemoveDialog({ student, guardian, onClose }: { student: Student; guardian: Guardian; onClose: () => void }) {
  const { t } = useLingui();
  const act = useStudentAct(removeGuardian, ({ isWaiting }) => {
    showToast(
      isWaiting
        ? { tone: 'plain', sentence: t`Removing ${guardian.name} needs approval by another administrator.` }
        : { tone: 'good', sentence: t`${guardian.name} was removed as guardian of ${student.name}.` },
    );
    onClose();
  });
  return (
    <Modal title={t`Remove ${guardian.name} as guardian?`} context={student.name} isLocked={act.isPending} onClose={onClose}>
      <Text c="dimmed" fz="sm">
        {guardian.children > 1 ? (
          <Trans>This person remains guardian of the other children.</Trans>
        ) : (
          <Trans>
            This person is not a guardian of any other child, so the name and phone are deleted. A note of this change remains in the
            history.
          </Trans>
        )}
      </Text>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={act.isPending}>{t`Cancel`}</Button>
        <Button
          isDanger
          isBusy={act.isPending}
          onClick={() => act.mutate({ input: { params: { studentId: student.id, guardianId: guardian.id } } })}
        >
          {t`Remove`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
