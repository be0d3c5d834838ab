import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createClass, createSection, type getSchoolClasses, removeClass, renameClass, updateSection } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { closeWith } from '#lib/close-with';
import { showToast } from '#lib/toasts';
import { ChoiceField, TextField } from '#ui/field';
import { useSchoolAct } from '../api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

type Tree = CallAnswer<typeof getSchoolClasses>;
export type SchoolClass = Tree['classes'][number];
export type Section = SchoolClass['sections'][number];
export type Open =
  | { kind: 'new class' }
  | { kind: 'class' | 'new section' | 'remove class'; schoolClass: SchoolClass }
  | { kind: 'section'; schoolClass: SchoolClass; section: Section };

type Props = { open: Open; teachers: Tree['teachers']; onClose: () => void };

/** The dialog that is open, if one is. */
export function ClassDialog({ open, teachers, onClose }: Props) {
  if (open.kind === 'new class') return <NewClass onClose={onClose} />;
  if (open.kind === 'class') return <RenameClass schoolClass={open.schoolClass} onClose={onClose} />;
  if (open.kind === 'remove class') return <RemoveClass schoolClass={open.schoolClass} onClose={onClose} />;
  const section = open.kind === 'section' ? open.section : null;
  return <SectionDialog schoolClass={open.schoolClass} section={section} teachers={teachers} onClose={onClose} />;
}

function NewClass({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [section, setSection] = useState('A');
  const add = useSchoolAct(createClass, { onDone: () => closeWith(onClose, t`The class was added.`) });
  return (
    <NameDialog
      title={t`Add class`}
      label={t`Name of the class`}
      description={t`Without the word “Class”, for example Prep or 5th`}
      act={t`Add class`}
      name=""
      maxLength={40}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={(className) => add.mutate({ body: { className, section: section.trim() || 'A' } })}
      onClose={onClose}
    >
      <TextField label={t`First section`} value={section} maxLength={20} onChange={(event) => setSection(event.target.value)} />
      <p>
        <Trans>
          The new class has no subjects and a fee of ₹3,200 a month. Before you collect fees, add its subjects under Subjects and correct
          its fee under Fee structure.
        </Trans>
      </p>
    </NameDialog>
  );
}

function RenameClass({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const { t } = useLingui();
  const { id, className: before } = schoolClass;
  const undo = useSchoolAct(renameClass, { isToldByToast: true });
  const rename = useSchoolAct(renameClass, {
    onDone: (_answer, { body: { className } }) => {
      onClose();
      showToast({
        tone: 'good',
        sentence: t`Class ${before} is now called ${className}. Records of earlier years show the new name too.`,
        onUndo: () => undo.mutate({ params: { classId: id }, body: { className: before } }),
      });
    },
  });
  const stay = () => {
    onClose();
    showToast({ tone: 'good', sentence: t`The name was not changed. It is still ${before}.` });
  };
  return (
    <NameDialog
      title={t`Rename class ${before}`}
      label={t`Name of the class`}
      description={t`Without the word “Class”. The new name is used everywhere, also in records of earlier years.`}
      act={t`Rename class`}
      name={before}
      maxLength={40}
      isBusy={rename.isPending}
      error={rename.error}
      onSubmit={(className) => (className === before ? stay() : rename.mutate({ params: { classId: id }, body: { className } }))}
      onClose={onClose}
    />
  );
}

function RemoveClass({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useSchoolAct(removeClass, { onDone: () => closeWith(onClose, t`The class was deleted.`) });
  const students = schoolClass.sections.reduce((sum, section) => sum + section.students, 0);
  return (
    <ConfirmDialog
      title={students > 0 ? t`Class ${schoolClass.className} cannot be deleted` : t`Delete class ${schoolClass.className}?`}
      act={t`Delete class`}
      isBusy={remove.isPending}
      isBlocked={students > 0}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { classId: schoolClass.id } })}
      onClose={onClose}
    >
      {students > 0 ? (
        <Plural
          value={students}
          one={`It has # student. First move the student to another class: open Students and select the student.`}
          other={`It has # students. First move the students to another class: open Students and select them.`}
        />
      ) : (
        <Trans>
          Its sections, subjects and fee structure are deleted too. A class that has receipts or other records cannot be deleted.
        </Trans>
      )}
    </ConfirmDialog>
  );
}

type SectionProps = { schoolClass: SchoolClass; section: Section | null; teachers: Tree['teachers']; onClose: () => void };

function SectionDialog({ schoolClass, section, teachers, onClose }: SectionProps) {
  const { t } = useLingui();
  const [teacherId, setTeacherId] = useState(section?.classTeacher?.id ?? '');
  const add = useSchoolAct(createSection, { onDone: () => closeWith(onClose, t`The section was added.`) });
  const change = useSchoolAct(updateSection, { onDone: () => closeWith(onClose, t`The section was saved.`) });
  const classTeacherId = teacherId || null;
  const { className } = schoolClass;
  return (
    <NameDialog
      title={section ? t`Section ${section.section} of class ${className}` : t`Add section to class ${className}`}
      label={t`Section name`}
      act={section ? t`Save the section` : t`Add section`}
      name={section?.section ?? ''}
      maxLength={20}
      isBusy={add.isPending || change.isPending}
      error={add.error ?? change.error}
      onSubmit={(name) =>
        section
          ? change.mutate({ params: { sectionId: section.id }, body: { section: name, classTeacherId } })
          : add.mutate({ params: { classId: schoolClass.id }, body: { section: name, classTeacherId } })
      }
      onClose={onClose}
    >
      <ChoiceField
        label={t`Class teacher`}
        hasUsual
        placeholder={t`None`}
        choices={teachers.map(({ id, name }) => ({ value: id, label: name }))}
        value={teacherId}
        onChange={(event) => setTeacherId(event.target.value)}
      />
    </NameDialog>
  );
}
