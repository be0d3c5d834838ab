import { Plural, useLingui } from '@lingui/react/macro';
import { exportTermSheet, saveTermEntries } from '@shala/contract/exams';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DownloadButtons } from '#ui/download-buttons';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { type SectionResult, useExamAct } from '../api.ts';
import classes from '../components/exams.module.css';
import { AttendanceCell, attendanceOf } from './attendance-cell.tsx';
import { RemarkTools } from './remark-tools.tsx';
import { useEntries } from './use-entries.ts';
import { VoiceCells, VoiceHeads, voicesOf } from './voice-cells.tsx';

const UploadEntries = lazy(() => import('./upload-entries.tsx').then((part) => ({ default: part.UploadEntries })));

type Props = { data: SectionResult; sectionId: string; termNo: number };

/** The sentences that a remark is chosen from. */
const LIST = 'remark-bank';

/** Co-scholastic grades and remarks of a section's term. */
export function EntryTable({ data, sectionId, termNo }: Props) {
  const { t } = useLingui();
  const save = useExamAct(saveTermEntries);
  const entries = useEntries(
    `entries.${sectionId}.${termNo}`,
    data.students.map(({ studentId }) => studentId),
  );
  const { grades, remarks, voices, days, count, put, drop } = entries;
  const [isUploading, setUploading] = useState(false);
  const submit = () => {
    const attendance = attendanceOf(days, data);
    const wrong = attendance.find(({ isValid }) => !isValid);
    if (wrong) {
      showToast({ tone: 'bad', sentence: t`${wrong.name}: enter the days present and the working days, such as 96 of 112.` });
      return;
    }
    const body = {
      grades: [...grades].map(([key, label]) => ({ areaId: key.split(' ')[0] ?? '', studentId: key.split(' ')[1] ?? '', label })),
      remarks: [...remarks].map(([studentId, remark]) => ({ studentId, remark })),
      voices: voicesOf(voices),
      attendance: attendance.map(({ studentId, entered }) => ({ studentId, entered })),
    };
    save.mutate(
      { params: { sectionId, termNo }, body },
      {
        onSuccess: () => {
          drop();
          showToast({ tone: 'good', sentence: t`Grades and remarks saved.` });
        },
      },
    );
  };
  return (
    <Card
      title={t`Co-scholastic areas, attendance and remarks`}
      action={
        <span className={classes.buttons}>
          <RemarkTools
            listId={LIST}
            sectionId={sectionId}
            termNo={termNo}
            onPropose={(proposed) => {
              const isEmpty = ({ studentId, remark }: { studentId: string; remark: string }) => (remarks.get(studentId) ?? remark) === '';
              const open = new Set(data.students.filter(isEmpty).map(({ studentId }) => studentId));
              const taken = proposed.filter(({ studentId }) => open.has(studentId));
              put({ remarks: new Map([...remarks, ...taken.map(({ studentId, remark }) => [studentId, remark] as const)]) });
              return taken.length;
            }}
          />
          <DownloadButtons formats={['xlsx']} onAsk={() => send(exportTermSheet, { params: { sectionId, termNo } })} />
          <Button icon={<IconUpload size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setUploading(true)}>
            {t`Upload sheet`}
          </Button>
          <Button isPrimary={count > 0} disabled={count === 0} isBusy={save.isPending} onClick={submit}>
            {t`Save grades and remarks`}
          </Button>
        </span>
      }
    >
      <FormError error={save.error} />
      {data.isPublished ? (
        <Notice>{t`The results of ${data.className} are published. Grades and remarks that you save here appear on the report cards only after the result is published again.`}</Notice>
      ) : null}
      <EntryRows data={data} areas={termNo === 0 ? [] : data.areas} entries={entries} />
      <Suspense>{isUploading ? <UploadEntries {...{ data, sectionId, termNo }} onClose={() => setUploading(false)} /> : null}</Suspense>
      {count === 0 ? null : (
        <p className={classes.meanings} role="status">
          <Plural
            value={count}
            one="# change is not saved yet. Until it is saved, only this computer has it."
            other="# changes are not saved yet. Until they are saved, only this computer has them."
          />{' '}
          <Button size="small" onClick={drop}>{t`Discard my changes`}</Button>
        </p>
      )}
    </Card>
  );
}

type RowProps = { data: SectionResult; areas: SectionResult['areas']; entries: ReturnType<typeof useEntries> };

/** A row for each student: grades of the areas, what is said on a holistic card, and the remark. */
function EntryRows({ data, areas, entries }: RowProps) {
  const { t } = useLingui();
  const { grades, remarks, voices, days, put } = entries;
  // A holistic card asks the student, a classmate and the family too.
  const isHolistic = data.areas.some(({ kind }) => kind === 'competency');
  return (
    <div className={classes.scroll}>
      <table className={`${classes.table} ${classes.entries}`}>
        <thead>
          <tr>
            <th scope="col">{t`Student`}</th>
            {areas.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t`Days present`}</th>
            <th scope="col">{t`Working days`}</th>
            {isHolistic ? <VoiceHeads /> : null}
            <th scope="col">{t`Remark`}</th>
          </tr>
        </thead>
        <tbody>
          {data.students.map((student) => (
            <tr key={student.studentId}>
              <td>{student.name}</td>
              {areas.map((area) => {
                const key = `${area.id} ${student.studentId}`;
                return (
                  <GradeCell
                    key={area.id}
                    area={area}
                    student={student}
                    value={grades.get(key)}
                    onChange={(label) => put({ grades: new Map(grades).set(key, label) })}
                  />
                );
              })}
              {(['present', 'days'] as const).map((kind) => (
                <AttendanceCell
                  key={kind}
                  {...{ data, student, kind }}
                  value={days.get(`${kind} ${student.studentId}`)}
                  onChange={(typed) => put({ days: new Map(days).set(`${kind} ${student.studentId}`, typed) })}
                />
              ))}
              {isHolistic ? <VoiceCells student={student} voices={voices} onChange={(typed) => put({ voices: typed })} /> : null}
              <td>
                <input
                  className={classes.remark}
                  list={LIST}
                  aria-label={t`Remark for ${student.name}`}
                  maxLength={1000}
                  title={remarks.get(student.studentId) ?? student.remark}
                  value={remarks.get(student.studentId) ?? student.remark}
                  onChange={({ target }) => put({ remarks: new Map(remarks).set(student.studentId, target.value) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  area: SectionResult['areas'][number];
  student: SectionResult['students'][number];
  /** What was chosen and not saved yet. */
  value: string | undefined;
  onChange: (label: string) => void;
};

function GradeCell({ area, student, value, onChange }: CellProps) {
  const saved = student.areas.find(({ name, domain }) => name === area.name && domain === area.domain)?.grade ?? '';
  return (
    <td>
      <select
        className={classes.narrow}
        aria-label={`${student.name}, ${area.name}`}
        value={value ?? saved}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">–</option>
        {area.labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </td>
  );
}
