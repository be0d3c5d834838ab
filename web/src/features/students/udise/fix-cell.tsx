import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { editGuardian, editStudent, type listUdiseReadiness } from '@shala/contract/students';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { paths, pathTo } from '#lib/paths';
import { send } from '#lib/send';
import { StatusBadge } from '#ui/status-badge';
import { useRecordFields } from '../lib/record-fields.ts';
import classes from './fix-cell.module.css';
import { useUdiseWords } from './words.ts';

type Row = CallAnswer<typeof listUdiseReadiness>['students'][number];

/** A field that is filled in where it is missed: Enter saves and goes on to the next student. */
export function FixCell({ row, field }: { row: Row; field: string }) {
  const { t } = useLingui();
  const { fieldOf } = useUdiseWords();
  const known = row.problems.find((problem) => problem.field === field);
  const [value, setValue] = useState(known?.value ?? '');
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'waiting'>('open');
  const [problem, setProblem] = useState<string>();
  const fix = useFix(row, field);
  if (fix === null) return <ElsewhereLink row={row} field={field} />;
  const save = async () => {
    if (value.trim() === '' || value === known?.value || state !== 'open') return;
    setState('saving');
    setProblem(undefined);
    try {
      const { waiting } = await fix(field === 'aadhaarLast4' ? value.replaceAll(/\D/g, '').slice(-4) : value.trim());
      setState(waiting.length > 0 ? 'waiting' : 'saved');
    } catch (error) {
      setState('open');
      setProblem((error instanceof CallError ? error.fields[field] : undefined) ?? errorText(error));
    }
  };
  if (state === 'waiting')
    return <StatusBadge tone="warn" icon={<IconHourglass size={14} stroke={2} />}>{t`${value} waits for approval`}</StatusBadge>;
  if (state === 'saved')
    return (
      <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
        {value}
      </StatusBadge>
    );
  return (
    <span className={classes.cell}>
      <FixInput
        field={field}
        label={`${fieldOf(field)}: ${row.name}`}
        value={value}
        hasProblem={Boolean(problem)}
        onChange={setValue}
        onSave={() => void save()}
      />
      {problem ? (
        <span className={classes.problem} role="alert">
          {problem}
        </span>
      ) : known?.problem === 'illFormed' ? (
        <span className={classes.note}>{t`ill-formed`}</span>
      ) : null}
    </span>
  );
}

type InputProps = {
  field: string;
  label: string;
  value: string;
  hasProblem: boolean;
  onChange: (value: string) => void;
  onSave: () => void;
};

function FixInput({ field, label, value, hasProblem, onChange, onSave }: InputProps) {
  const { personal, register, travel } = useRecordFields();
  const { t } = useLingui();
  const known = [...personal, ...register, ...travel].find((one) => one.field === field);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave();
    nextInput(event.currentTarget)?.focus();
  };
  const common = {
    'aria-label': label,
    className: classes.input,
    'aria-invalid': hasProblem || undefined,
    value,
    onKeyDown: handleKeyDown,
    onBlur: onSave,
  };
  if (known?.choices)
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t`Choose`}</option>
        {known.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  return (
    <input {...common} type={known?.kind === 'date' ? 'date' : 'text'} maxLength={300} onChange={(event) => onChange(event.target.value)} />
  );
}

/** The field of the next student. */
function nextInput(from: HTMLElement): HTMLElement | null {
  return from.closest('tr')?.nextElementSibling?.querySelector<HTMLElement>('input, select') ?? null;
}

/** How a field is saved; null for what is put right on another screen. */
function useFix({ id, guardianId }: Row, field: string): ((value: string) => Promise<{ waiting: string[] }>) | null {
  if (field === 'mother' || field === 'father' || field === 'rollNumber' || (field === 'phone' && guardianId === null)) return null;
  if (field === 'phone') return (phone) => send(editGuardian, { params: { studentId: id, guardianId: guardianId ?? '' }, body: { phone } });
  return (value) => send(editStudent, { params: { studentId: id }, body: { [field]: value } });
}

function ElsewhereLink({ row, field }: { row: Row; field: string }) {
  return field === 'rollNumber' ? (
    <Link to={paths.students}>
      <Trans>Number the section in the directory</Trans>
    </Link>
  ) : (
    <Link to={pathTo(paths.studentGuardian, { studentId: row.id })}>
      <Trans>Enter under Guardian</Trans>
    </Link>
  );
}
