import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getSubjectTakers, listExams, setSubjectTakers } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { useExamAct, useExams } from '../api.ts';
import classes from '../components/exams.module.css';

type Takers = CallAnswer<typeof getSubjectTakers>;
type Student = Takers['students'][number];

/** Who of a section takes which optional subject. */
export function TakersPanel() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const exams = useExams(listExams, { query: {} });
  return (
    <LoadState query={exams} title={t`The classes could not be opened`}>
      {(data) => {
        const sections = data.classes.flatMap(({ className, sections: own }) =>
          own.map(({ id, section }) => ({ value: id, label: `${className} ${section}` })),
        );
        const sectionId = sections.find(({ value }) => value === get('section'))?.value ?? sections[0]?.value;
        if (sectionId === undefined)
          return (
            <Card>
              <EmptyState icon={<IconUsers size={24} stroke={1.75} />} title={t`No sections yet. Add classes and sections first.`} />
            </Card>
          );
        return (
          <>
            <div className={classes.filters}>
              <Select label={t`Section`} value={sectionId} choices={sections} onChange={(section) => change({ section, subject: null })} />
            </div>
            <SectionTakers key={sectionId} sectionId={sectionId} />
          </>
        );
      }}
    </LoadState>
  );
}

function SectionTakers({ sectionId }: { sectionId: string }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const takers = useExams(getSubjectTakers, { params: { sectionId } });
  return (
    <LoadState query={takers} title={t`The subjects could not be opened`} rows={12}>
      {(data) => {
        const subject =
          data.subjects.find(({ id }) => id === get('subject')) ?? data.subjects.find((one) => !one.isCompulsory) ?? data.subjects[0];
        if (subject === undefined || data.students.length === 0)
          return (
            <Card>
              <EmptyState
                icon={<IconUsers size={24} stroke={1.75} />}
                title={
                  subject === undefined ? t`${data.className} has no subjects yet.` : t`No students in ${data.className} ${data.section}.`
                }
              />
            </Card>
          );
        const countOf = (id: string) => data.students.filter(({ notTaking }) => !notTaking.includes(id)).length;
        return (
          <>
            <div className={classes.filters}>
              <Select
                label={t`Subject`}
                value={subject.id}
                choices={[...data.subjects]
                  .sort((one, other) => Number(one.isCompulsory) - Number(other.isCompulsory))
                  .map((one) => ({
                    value: one.id,
                    label: one.isCompulsory
                      ? t`${one.subject} (compulsory): taken by ${countOf(one.id)} of ${data.students.length} students`
                      : t`${one.subject}: taken by ${countOf(one.id)} of ${data.students.length} students`,
                  }))}
                onChange={(id) => change({ subject: id })}
              />
            </div>
            <TakerList key={`${sectionId} ${subject.id}`} {...{ data, subject, sectionId }} />
          </>
        );
      }}
    </LoadState>
  );
}

type ListProps = { data: Takers; subject: Takers['subjects'][number]; sectionId: string };

function TakerList({ data: { students, className, section }, subject, sectionId }: ListProps) {
  const { t } = useLingui();
  const [off, setOff] = useState<ReadonlySet<string>>(
    () => new Set(students.filter(({ notTaking }) => notTaking.includes(subject.id)).map(({ id }) => id)),
  );
  const save = useExamAct(setSubjectTakers);
  const isFixed = (student: Student) => student.marked.includes(subject.id);
  const put = (ids: readonly string[], takes: boolean) => {
    const next = new Set(off);
    for (const id of ids) takes ? next.delete(id) : next.add(id);
    setOff(next);
  };
  const free = students.filter((student) => !isFixed(student)).map(({ id }) => id);
  const isChanged = students.some(({ id, notTaking }) => notTaking.includes(subject.id) !== off.has(id));
  const taking = students.length - off.size;
  const submit = () =>
    save.mutate(
      { params: { sectionId, subjectId: subject.id }, body: { notTaking: [...off] } },
      { onSuccess: () => showToast({ tone: 'good', sentence: t`${subject.subject} of ${className} ${section} saved.` }) },
    );
  return (
    <Card
      title={t`${subject.subject}, ${className} ${section}`}
      fact={
        isChanged ? (
          taking === 0 ? (
            t`No student is ticked (not saved yet). If you save now, no student will take ${subject.subject}.`
          ) : (
            <Plural value={taking} one="# student ticked, not saved yet" other="# students ticked, not saved yet" />
          )
        ) : (
          <Plural value={taking} one="# student takes this subject" other="# students take this subject" />
        )
      }
      action={
        <span className={classes.buttons}>
          <Button onClick={() => put(free, true)}>{t`Select all`}</Button>
          <Button onClick={() => put(free, false)}>{t`Clear all`}</Button>
          <Button isPrimary disabled={!isChanged} isBusy={save.isPending} onClick={submit}>{t`Save`}</Button>
        </span>
      }
    >
      <FormError error={save.error} />
      <DataTable
        isBare
        isTall
        label={t`Students who take ${subject.subject}`}
        rows={students}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'takes',
            head: t`Takes this subject`,
            width: '96px',
            cell: (student) => (
              <input
                type="checkbox"
                aria-label={t`${student.name} takes ${subject.subject}`}
                checked={!off.has(student.id)}
                disabled={isFixed(student)}
                onChange={({ target }) => put([student.id], target.checked)}
              />
            ),
          },
          { id: 'roll', head: t`Roll no.`, cell: ({ rollNumber }) => rollNumber ?? '–', isFigure: true, width: '96px' },
          { id: 'name', head: t`Student`, cell: ({ name }) => name },
          { id: 'admission', head: t`Admission no.`, cell: ({ admissionNumber }) => admissionNumber, isOneLine: true },
          ...(students.some(isFixed)
            ? [
                {
                  id: 'remark',
                  head: t`Remark`,
                  cell: (student: Student) => (isFixed(student) ? <Trans>Has marks in this subject. Delete the marks first.</Trans> : ''),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
