import { useLingui } from '@lingui/react/macro';
import { previewClassAssessment, RANKINGS, saveClassAssessment } from '@shala/contract/exams';
import { useState } from 'react';
import { schemeWords } from '#lib/stored-words';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { type Assessment, type ClassDraft, useExamAct, useQuietAct } from '../api.ts';
import { AreaRows } from './area-rows.tsx';
import { ClassSubjects } from './class-subjects.tsx';
import { LookThenSave } from './look-then-save.tsx';

type Followed = Assessment['classes'][number];
type Props = { followed: Followed; data: Assessment; onClose: () => void };

/** What a class is assessed by: schemes by subject, rank, best subjects, areas. Whose results change is shown before it can be saved. */
export function ClassEditor({ followed, data, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<ClassDraft>(() => draftOf(followed));
  const preview = useQuietAct(previewClassAssessment);
  const save = useExamAct(saveClassAssessment);
  const params = { classId: followed.classId };
  const change = (next: Partial<ClassDraft>) => {
    preview.reset();
    setDraft({ ...draft, ...next });
  };
  const names = new Map(followed.subjects.map(({ subjectId, subject }) => [subjectId, subject]));
  return (
    <LookThenSave
      title={t`Assessment of ${followed.className}`}
      context={data.year.name}
      width={940}
      saveLabel={t`Save assessment`}
      saved={t`Assessment of ${followed.className} saved.`}
      preview={preview}
      save={save}
      onPreview={() => preview.mutate({ params, body: draft })}
      onSave={(options) => save.mutate({ params, body: draft }, options)}
      onClose={onClose}
    >
      <Rules draft={draft} scales={data.scales} onChange={change} />
      <ClassSubjects draft={draft} names={names} schemes={data.schemes} onChange={(subjects) => change({ subjects })} />
      <AreaRows areas={draft.areas} scales={data.scales} onChange={(areas) => change({ areas })} />
    </LookThenSave>
  );
}

function draftOf({ ranking, rankWithin, bestSubjects, scaleId, attendancePercent, subjects, areas }: Followed): ClassDraft {
  return {
    ...{ ranking, rankWithin, bestSubjects, scaleId, attendancePercent },
    subjects: subjects.map(({ subject: _, ...own }) => own),
    areas,
  };
}

const digits = (text: string) => {
  const found = text.replace(/\D/g, '');
  return found === '' ? null : Number(found);
};

type RuleProps = { draft: ClassDraft; scales: Assessment['scales']; onChange: (next: Partial<ClassDraft>) => void };

function Rules({ draft, scales, onChange }: RuleProps) {
  const { t } = useLingui();
  const ranks = {
    off: t`No ranks`,
    standard: t`After equal marks, skip a rank (1, 2, 2, 4)`,
    dense: t`After equal marks, do not skip a rank (1, 2, 2, 3)`,
  };
  return (
    <>
      <FormRow>
        <ChoiceField
          label={t`Rank`}
          placeholder={t`Select`}
          value={draft.ranking}
          choices={RANKINGS.map((value) => ({ value, label: ranks[value] }))}
          onChange={({ target }) => onChange({ ranking: RANKINGS.find((one) => one === target.value) ?? 'off' })}
        />
        <ChoiceField
          label={t`Rank within`}
          placeholder={t`Select`}
          value={draft.rankWithin}
          choices={[
            { value: 'section', label: t`Section` },
            { value: 'class', label: t`Class` },
          ]}
          onChange={({ target }) => onChange({ rankWithin: target.value === 'class' ? 'class' : 'section' })}
        />
        <ChoiceField
          label={t`Grades for the total marks`}
          hasUsual
          placeholder={t`As in the assessment scheme`}
          value={draft.scaleId ?? ''}
          choices={scales.map(({ id, name }) => ({ value: id, label: schemeWords(name) }))}
          onChange={({ target }) => onChange({ scaleId: target.value || null })}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t`How many optional subjects count in the total (with the highest marks)`}
          description={t`Leave blank to count all.`}
          inputMode="numeric"
          value={draft.bestSubjects === null ? '' : String(draft.bestSubjects)}
          onChange={({ target }) => onChange({ bestSubjects: digits(target.value) })}
        />
        <TextField
          label={t`Minimum attendance for promotion (%)`}
          description={t`Students with less get a warning, and can still be promoted. Leave blank for no minimum.`}
          inputMode="numeric"
          value={draft.attendancePercent === null ? '' : String(draft.attendancePercent)}
          onChange={({ target }) => onChange({ attendancePercent: digits(target.value) })}
        />
      </FormRow>
    </>
  );
}
