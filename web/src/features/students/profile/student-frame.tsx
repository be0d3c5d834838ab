import { Trans, useLingui } from '@lingui/react/macro';
import { getStudent, listIdentityChanges } from '@shala/contract/students';
import { IconAlertTriangle, IconCertificate, IconCurrencyRupee, IconDoorExit, IconPhone, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '#lib/call-error';
import { formatDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { LinkButton } from '#ui/button';
import { useDocumentTitle } from '#ui/document-title';
import { Box, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { StatusBadge } from '#ui/status-badge';
import { prefetchStudents, type Student, useStudents } from '../api.ts';
import { WaitingNotice } from '../approvals/waiting-notice.tsx';
import { useStudentWords } from '../lib/words.ts';
import classes from './frame.module.css';
import { PhotoButton } from './photo-button.tsx';
import { StudentTabs } from './student-tabs.tsx';

/** Begins loading the student of an address. */
export function prefetchStudent({ studentId = '' }: ScreenParams) {
  void prefetchStudents(listIdentityChanges, { query: { state: 'waiting', studentId } });
  return prefetchStudents(getStudent, { params: { studentId } });
}

type Props = {
  /** Stands while nobody is known. */
  heading: string;
  /** The tab's name once the student is known. */
  title: (student: Student) => string;
  children: (student: Student) => ReactNode;
};

/** What stands above every screen about one student: who it is, the allergy, the ways to all the rest. */
export function StudentFrame({ heading, title, children }: Props) {
  const { t } = useLingui();
  const { studentId = '' } = useParams();
  const query = useStudents(getStudent, { params: { studentId } });
  const student = query.data;
  useDocumentTitle(student ? title(student) : heading);
  return (
    <>
      {student ? (
        <Identity student={student} />
      ) : (
        <header className={classes.head}>
          <h1 className={classes.name} tabIndex={-1}>
            {heading}
          </h1>
        </header>
      )}
      {isNotFound(query.error) ? null : <StudentTabs studentId={studentId} name={student?.name ?? ''} />}
      {student ? <WaitingNotice studentId={student.id} /> : null}
      <LoadState
        query={query}
        title={t`The student’s record could not be opened`}
        missing={{
          title: t`This student’s record was not found`,
          action: <LinkButton to={paths.students}>{t`Back to student list`}</LinkButton>,
        }}
        rows={12}
      >
        {(loaded) => children(loaded)}
      </LoadState>
    </>
  );
}

function Identity({ student }: { student: Student }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const { id, name, nameNative, medicalNotes, leftOn, isAnonymised } = student;
  const phone = student.guardians[0]?.phone;
  const context = [
    seatOf(student),
    student.rollNumber === null ? '' : t`Roll ${student.rollNumber}`,
    t`Admission no. ${student.admissionNumber}`,
    student.house,
  ];
  return (
    <header className={classes.head}>
      <PhotoButton student={student} />
      <Box flex="1 1 300px" miw={0}>
        <h1 className={classes.name} tabIndex={-1}>
          {name}
          {nameNative ? (
            <Text span c="dimmed" fz="md" fw={400}>
              {nameNative}
            </Text>
          ) : null}
          {medicalNotes ? (
            <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} stroke={2} />}>
              <span className={classes.notes} title={medicalNotes}>
                {t`Health: ${medicalNotes}`}
              </span>
            </StatusBadge>
          ) : null}
          {leftOn ? (
            <StatusBadge tone="plain" icon={<IconUserOff size={14} stroke={2} />}>
              <Trans>Left on {formatDate(leftOn)}</Trans>
            </StatusBadge>
          ) : null}
        </h1>
        <Text c="dimmed" fz="sm">
          {context.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <div className={classes.actions}>
        {isAnonymised ? null : (
          <LinkButton
            to={pathTo(paths.studentRemove, { studentId: id })}
            icon={<IconDoorExit size={16} stroke={1.75} aria-hidden="true" />}
          >
            {leftOn ? t`Readmit` : t`Withdraw student`}
          </LinkButton>
        )}
        {isAnonymised ? null : (
          <LinkButton
            to={`${paths.newCertificate}?person=${id}&kind=student${leftOn ? '&type=transfer' : ''}`}
            icon={<IconCertificate size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t`Certificate`}
          </LinkButton>
        )}
        {phone ? (
          <a className={classes.call} href={`tel:${phone}`}>
            <IconPhone size={16} stroke={1.75} aria-hidden="true" />
            {t`Call guardian`}
          </a>
        ) : null}
        {leftOn ? null : (
          <LinkButton
            isPrimary
            to={pathTo(paths.studentFees, { studentId: id })}
            icon={<IconCurrencyRupee size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t`Collect fees`}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
