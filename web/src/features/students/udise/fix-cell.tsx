import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { editGuardian, editStudent, type listUdiseReadiness } from '@shala/contract/students';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { presentOf } from '#lib/changes-since';
import { errorText } from '#lib/error-text';
import { forgetShown } from '#lib/out-of-date';
import { paths, pathTo } from '#lib/paths';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';
import { DayInput } from '#ui/day-input';
import { Group, Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import { useRecordFields } from '../lib/record-fields.ts';
import classes from './fix-cell.module.css';
import { useUdiseWords } from './words.ts';

type Row = CallAnswer<typeof listUdiseReadiness>['students'][number];

/** A field that is filled in where it is missed: Enter saves and goes on to the next student. */
export function FixCell({ row, field }: { row: Row; field: string }) {
  const fix = fixOf(row, field);
  return fix === null ? <ElsewhereLink row={row} field={field} /> : <FixField row={row} field={field} fix={fix} />;
}

function FixField({ row, field, fix }: { row: Row; field: string; fix: Fix }) {
  const { t } = useLingui();
  const { fieldOf } = useUdiseWords();
  const client = useQueryClient();
  const known = row.problems.find((problem) => problem.field === field);
  const began = known?.value ?? '';
  const [value, setValue] = useState(began);
  // Enter saves what was typed a moment before, when the screen does not know it yet.
  const typed = useRef(value);
  const seen = useRef(began);
  const tried = useRef(began);
  const act = useSingleMutation({
    mutationFn: (wanted: string) => fix(wanted, seen.current),
    // The row stays, so that one sees what was done; whatever else shows it asks anew.
    onSuccess: () => forgetShown(client, 'students', true),
    // Who has seen what somebody else wrote meanwhile, and saves again, means it.
    onError: (error) => {
      seen.current = String(presentOf(error)[field] ?? seen.current);
    },
  });
  const save = () => {
    const wanted = field === 'aadhaarLast4' ? typed.current.replaceAll(/\D/g, '').slice(-4) : typed.current.trim();
    tried.current = typed.current;
    if (wanted !== '' && wanted !== began) act.mutate(wanted);
  };
  // Whoever only passes through a cell that was refused has not said again that it shall be saved.
  const leave = () => {
    if (typed.current !== tried.current) save();
  };
  if (act.data?.waiting.length)
    return <StatusBadge tone="warn" icon={<IconHourglass size={14} stroke={2} />}>{t`${value} (approval pending)`}</StatusBadge>;
  if (act.isSuccess)
    return (
      <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
        {value}
      </StatusBadge>
    );
  const problem = act.error ? ((act.error instanceof CallError && act.error.fields[field]) ?? errorText(act.error)) : null;
  return (
    <Group component="span" gap={10} wrap="nowrap">
      <FixInput
        field={field}
        label={`${fieldOf(field)}: ${row.name}`}
        value={value}
        hasProblem={problem !== null}
        onChange={(next) => {
          typed.current = next;
          setValue(next);
        }}
        onSave={save}
        onLeave={leave}
      />
      {problem !== null ? (
        <Text span c="var(--c-bad)" fz="xs" role="alert">
          {problem}
        </Text>
      ) : known?.problem === 'illFormed' ? (
        <Text span c="var(--c-warn)" fz="xs">{t`wrong format`}</Text>
      ) : null}
    </Group>
  );
}

type InputProps = {
  field: string;
  label: string;
  value: string;
  hasProblem: boolean;
  onChange: (value: string) => void;
  onSave: () => void;
  onLeave: () => void;
};

function FixInput({ field, label, value, hasProblem, onChange, onSave, onLeave }: InputProps) {
  const { personal, register, travel } = useRecordFields();
  const { t } = useLingui();
  const known = [...personal, ...register, ...travel].find((one) => one.field === field);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave();
    nextInput(event.currentTarget)?.focus();
  };
  const common = { 'aria-label': label, 'aria-invalid': hasProblem || undefined, value };
  return (
    // What is typed here is saved by Enter or by going on; the frame hears both of whichever field stands in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the field within is what is operated
    <span onKeyDown={handleKeyDown} onBlur={onLeave}>
      {known?.kind === 'date' ? (
        <DayInput {...common} onChange={onChange} />
      ) : known?.choices ? (
        <select {...common} className={classes.input} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t`Select`}</option>
          {known.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} className={classes.input} type="text" maxLength={300} onChange={(event) => onChange(event.target.value)} />
      )}
    </span>
  );
}

/** The field of the next student. */
function nextInput(from: HTMLElement): HTMLElement | null {
  return from.closest('tr')?.nextElementSibling?.querySelector<HTMLElement>('input, select') ?? null;
}

type Fix = (value: string, seen: string) => Promise<{ waiting: string[] }>;

/** How a field is saved, unless somebody else wrote into it since it was seen; null for what is put right on another screen. */
function fixOf({ id, guardianId }: Row, field: string): Fix | null {
  if (field === 'mother' || field === 'father' || field === 'rollNumber' || (field === 'phone' && guardianId === null)) return null;
  const params = { studentId: id, guardianId: guardianId ?? '' };
  if (field === 'phone') return (phone, seen) => send(editGuardian, { params, body: { phone, seen: { phone: seen } } });
  return (value, seen) => send(editStudent, { params, body: { [field]: value, seen: { [field]: seen } } });
}

function ElsewhereLink({ row, field }: { row: Row; field: string }) {
  return field === 'rollNumber' ? (
    <Link to={paths.students}>
      <Trans>Enter under Students: select the section, press Roll numbers</Trans>
    </Link>
  ) : (
    <Link to={pathTo(paths.studentGuardian, { studentId: row.id })}>
      <Trans>Enter under Parents and guardians</Trans>
    </Link>
  );
}
