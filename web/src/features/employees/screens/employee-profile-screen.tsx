import { Trans, useLingui } from '@lingui/react/macro';
import { bringBackEmployee, getEmployee, getTeacher } from '@shala/contract/employees';
import { IconArrowBackUp, IconCertificate, IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { HistoryDrawer } from '#features/history';
import { isAbsent } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { formatDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchEmployees, type TeacherDetail, useEmployeeAct, useEmployees } from '../api.ts';
import { DetailFacts } from '../components/detail-facts.tsx';
import { CardsButton } from '../components/export-menu.tsx';
import { RecordCards } from '../components/record-cards.tsx';
import { TeacherError } from '../components/teacher-error.tsx';
import { TeacherNav } from '../components/teacher-nav.tsx';
import classes from './employee-profile-screen.module.css';

/** Begins loading somebody. */
export function prefetchEmployee({ teacherId = '' }: { teacherId?: string }) {
  void prefetchEmployees(getEmployee, { params: { employeeId: teacherId } });
  return prefetchEmployees(getTeacher, { params: { teacherId } });
}

/** One employee: who it is and how to be reached; subjects, duties, pay and papers beside it. */
export function EmployeeProfileScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  const query = useEmployees(getTeacher, { params: { teacherId } });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const record = useEmployees(getEmployee, { params: { employeeId: teacherId } });
  // The address knows who it is, also where the answer does not say.
  const teacher = query.data && { ...query.data, _id: teacherId };
  const isReadOnly = isAbsent(record.error);
  return (
    <>
      <PageHeader
        title={t`Employee Profile`}
        context={teacher?.name ?? ' '}
        actions={teacher && !isReadOnly ? <Actions teacher={teacher} onHistory={() => setIsHistoryOpen(true)} /> : null}
      />
      <TeacherNav teacherId={teacherId} />
      {teacher ? (
        <Profile key={teacherId} teacher={teacher} isReadOnly={isReadOnly} />
      ) : (
        <Card>{query.isPending ? <SkeletonRows count={10} height={30} /> : <TeacherError query={query} />}</Card>
      )}
      {teacher && isHistoryOpen ? (
        <HistoryDrawer entity="employee" entityId={teacherId} name={teacher.name} onClose={() => setIsHistoryOpen(false)} />
      ) : null}
    </>
  );
}

function Profile({ teacher, isReadOnly }: { teacher: TeacherDetail; isReadOnly: boolean }) {
  const { _id, leftOn } = teacher;
  return (
    <>
      {leftOn ? (
        <Notice>
          <Trans>Left on {formatDate(leftOn)}. All records are kept.</Trans>
        </Notice>
      ) : null}
      <div className={classes.columns}>
        <DetailFacts teacher={teacher} isReadOnly={isReadOnly} />
        {isReadOnly ? null : <RecordCards employeeId={_id} />}
      </div>
    </>
  );
}

function Actions({ teacher: { _id, name, leftOn }, onHistory }: { teacher: TeacherDetail; onHistory: () => void }) {
  const { t } = useLingui();
  const back = useEmployeeAct(bringBackEmployee, {
    onDone: () => showToast({ tone: 'good', sentence: t`${name} rejoined. Assign periods and duties again.` }),
  });
  const handleBack = () =>
    back.mutate({ input: { params: { employeeId: _id } } }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) });
  return (
    <>
      <Button icon={<IconHistory size={16} stroke={1.75} aria-hidden="true" />} onClick={onHistory}>
        {t`Record of changes`}
      </Button>
      <LinkButton
        icon={<IconCertificate size={16} stroke={1.75} aria-hidden="true" />}
        to={`${paths.newCertificate}?person=${_id}&kind=employee&type=${leftOn ? 'relieving' : 'experience'}`}
      >
        {t`Certificate`}
      </LinkButton>
      {leftOn ? null : <CardsButton query={{ employeeId: _id }} label={t`ID card`} />}
      {leftOn ? (
        <Button
          icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
          isPrimary
          isBusy={back.isPending}
          onClick={handleBack}
        >
          {t`Rejoin`}
        </Button>
      ) : (
        <LinkButton
          isPrimary
          icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
          to={pathTo(paths.editEmployee, { teacherId: _id })}
        >
          {t`Edit`}
        </LinkButton>
      )}
    </>
  );
}
