import { Trans, useLingui } from '@lingui/react/macro';
import { editStudent } from '@shala/contract/students';
import { IconAlertTriangle, IconHistory, IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { HistoryDrawer } from '#features/history';
import { CallError } from '#lib/call-error';
import { presentOf } from '#lib/changes-since';
import { errorText } from '#lib/error-text';
import { formatDate, todayAtSchool } from '#lib/format';
import { forgetShown } from '#lib/out-of-date';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { nationalityWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { DayField } from '#ui/day-field';
import { CheckField, ChoiceField, SuggestField, TextAreaField, TextField } from '#ui/field';
import { Stack } from '#ui/layout';
import { type Student, useStudentAct } from '../api.ts';
import type { RecordField } from '../lib/record-fields.ts';
import classes from './facts.module.css';
import { InlineFoot } from './inline-foot.tsx';

type Value = string | number | boolean | null;
/** What is worth a look when it is missing. */
const WANTED = new Set(['dateOfBirth', 'gender', 'aadhaarLast4', 'apaarId', 'penNumber', 'category', 'address', 'pinCode']);

/** Facts of a record, each edited where it stands. */
export function EditableFacts({ student, fields }: { student: Student; fields: RecordField[] }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [history, setHistory] = useState<string | null>(null);
  return (
    <Stack component="dl" gap={2} fz="sm">
      {fields.map((field) => (
        <div key={field.field} className={classes.fact}>
          {/* The field itself says what it is. */}
          <dt>{editing === field.field ? null : field.label}</dt>
          <dd>
            {editing === field.field ? (
              <FactForm student={student} field={field} onDone={() => setEditing(null)} />
            ) : (
              <Fact student={student} field={field} onEdit={() => setEditing(field.field)} onHistory={() => setHistory(field.field)} />
            )}
          </dd>
        </div>
      ))}
      {history ? (
        <HistoryDrawer entity="student" entityId={student.id} name={student.name} field={history} onClose={() => setHistory(null)} />
      ) : null}
    </Stack>
  );
}

type FactProps = { student: Student; field: RecordField; onEdit: () => void; onHistory: () => void };

function Fact({ student, field, onEdit, onHistory }: FactProps) {
  const { t } = useLingui();
  const shown = useShown(student, field);
  const { label } = field;
  return (
    <>
      <span className={classes.value}>
        {shown ?? (
          <span className={WANTED.has(field.field) ? classes.missing : classes.none}>
            {WANTED.has(field.field) ? <IconAlertTriangle size={14} stroke={2} aria-hidden="true" /> : null}
            <Trans>Not entered</Trans>
          </span>
        )}
      </span>
      {student.isAnonymised ? null : (
        <span className={classes.acts}>
          <button type="button" className={classes.act} aria-label={t`Edit: ${label}`} onClick={onEdit}>
            <IconPencil size={14} stroke={2} aria-hidden="true" />
          </button>
          <button type="button" className={classes.act} aria-label={t`Record of changes: ${label}`} onClick={onHistory}>
            <IconHistory size={14} stroke={2} aria-hidden="true" />
          </button>
        </span>
      )}
    </>
  );
}

function useShown(student: Student, { field, kind, choices }: RecordField): string | null {
  const { t } = useLingui();
  const value = student[field] as Value;
  if (kind === 'flag') return value ? t`Yes` : t`No`;
  if (value === null || value === '') return null;
  if (field === 'aadhaarLast4') return `•••• •••• ${value}`;
  if (field === 'dateOfBirth') {
    const age = ageOn(String(value));
    return t`${formatDate(String(value))}, ${age} years`;
  }
  if (kind === 'date') return formatDate(String(value));
  if (field === 'nationality') return nationalityWords(String(value));
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

function ageOn(bornOn: string): number {
  const today = todayAtSchool(new Date());
  return Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (today.slice(5) < bornOn.slice(5) ? 1 : 0);
}

function FactForm({ student, field, onDone }: { student: Student; field: RecordField; onDone: () => void }) {
  const { t } = useLingui();
  // What is loaded again while the form stands open was not seen by who types in it.
  const [before, setBefore] = useState(student[field.field] as Value);
  const [value, setValue] = useState<Value>(before ?? '');
  const [reason, setReason] = useState('');
  const act = useStudentAct(editStudent, ({ changed, waiting }) => {
    if (waiting.length > 0)
      showToast({ tone: 'plain', sentence: t`The change to ${field.label} needs approval by another administrator.` });
    if (changed.length > 0)
      showToast({
        tone: 'good',
        sentence: t`${field.label} was changed.`,
        onUndo: () => void undo(student.id, field, { before, after: wantedOf(field, value) }),
      });
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    const body = { [field.field]: wantedOf(field, value), seen: { [field.field]: before }, ...(reason.trim() ? { reason } : {}) };
    act.mutate(
      { input: { params: { studentId: student.id }, body } },
      { onError: (error) => setBefore((presentOf(error)[field.field] as Value | undefined) ?? before) },
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  const own = act.error instanceof CallError ? act.error.fields[field.field] : undefined;
  const error = own ?? (act.error ? errorText(act.error) : undefined);
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={handleKeyDown} noValidate>
      <FactInput field={field} value={value} onChange={setValue} error={error} />
      {field.isIdentity ? (
        <TextField
          label={t`Reason for the change`}
          description={t`For example: as per birth certificate. The reason is shown in History.`}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <InlineFoot isBusy={act.isPending} onCancel={onDone} />
    </form>
  );
}

/** What was typed, as it is sent. Of a whole Aadhaar number that somebody pastes, the last four digits alone. */
function wantedOf({ kind, field }: RecordField, value: Value): Value {
  if (kind === 'date' && value === '') return null;
  return field === 'aadhaarLast4' ? String(value).replaceAll(/\D/g, '').slice(-4) : value;
}

type InputProps = { field: RecordField; value: Value; onChange: (value: Value) => void; error: string | undefined };

function FactInput({ field: { field, label, kind, choices, suggestions, maxLength, note }, value, onChange, error }: InputProps) {
  const { t } = useLingui();
  const words = { label, description: note, error, autoFocus: true };
  if (kind === 'flag')
    return <CheckField label={label} autoFocus checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  const common = { ...words, value: String(value ?? ''), maxLength };
  if (kind === 'choice')
    return (
      <ChoiceField
        {...words}
        value={String(value ?? '')}
        placeholder={t`Not entered`}
        choices={choices ?? []}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (kind === 'date') return <DayField {...words} value={common.value} onChange={onChange} />;
  if (kind === 'area') return <TextAreaField {...common} onChange={(event) => onChange(event.target.value)} />;
  if (suggestions) return <SuggestField {...common} suggestions={[...suggestions]} onChange={(event) => onChange(event.target.value)} />;
  // The last four of a whole number that somebody pastes are taken.
  return <TextField {...common} maxLength={field === 'aadhaarLast4' ? 14 : maxLength} onChange={(event) => onChange(event.target.value)} />;
}

async function undo(studentId: string, { field }: RecordField, { before, after }: { before: Value; after: Value }): Promise<void> {
  try {
    await send(editStudent, { params: { studentId }, body: { [field]: before, seen: { [field]: after } } });
    await forgetShown(queryClient, 'students');
  } catch (error) {
    showToast({ tone: 'bad', sentence: errorText(error) });
  }
}
