import { useLingui } from '@lingui/react/macro';
import { applyForLeave, type DayHalf, getLeaveBalances, type PersonKind } from '@shala/contract/attendance';
import { type FormEvent, useRef, useState } from 'react';
import { newKey } from '#lib/new-key';
import { leaveTypeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { CheckField, ChoiceField, TextAreaField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useAttendance, useAttendanceAct } from '../api.ts';
import { today } from '../lib/days.ts';
import { type LeavePerson, PersonField } from './person-field.tsx';

type Done = { leaveId: string; name: string; isApproved: boolean };
type Props = { onDone: (done: Done) => void; onClose: () => void };
type Values = { typeId: string; from: string; to: string; isHalfDay: boolean; half: DayHalf; reason: string; isApproved: boolean };
type FieldsProps = { values: Values; onChange: (changes: Partial<Values>) => void };

/** Applies for leave of an employee or a student; it may be approved in the same go. */
export function ApplyDialog({ onDone, onClose }: Props) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PersonKind>('employee');
  const [person, setPerson] = useState<LeavePerson | null>(null);
  const [values, setValues] = useState<Values>(() => ({
    typeId: '',
    from: today(),
    to: today(),
    isHalfDay: false,
    half: 'second',
    reason: '',
    isApproved: false,
  }));
  const [problem, setProblem] = useState<string>();
  const key = useRef(newKey());
  const act = useAttendanceAct(applyForLeave, {
    onDone: ({ leaveId }) => onDone({ leaveId, name: person?.name ?? '', isApproved: values.isApproved }),
  });
  const choose = (found: LeavePerson | null) => {
    key.current = newKey();
    setPerson(found);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    if (!person) return setProblem(t`Select a person.`);
    const { typeId, from, isHalfDay, half, reason } = values;
    const to = isHalfDay ? from : values.to;
    const type = kind === 'employee' && typeId ? { typeId } : {};
    const body = { kind, personId: person.id, from, to, isHalfDay, ...(isHalfDay ? { half } : {}), reason, ...type };
    act.mutate({ input: { body }, key: key.current });
  };
  const put = (changes: Partial<Values>) => {
    // Another application is another request.
    key.current = newKey();
    setValues({ ...values, ...changes });
  };
  return (
    <Modal title={t`Apply for leave`} isLocked={act.isPending} onClose={onClose} width={480}>
      <Form label={t`Apply for leave`} onSubmit={submit}>
        <WhoField
          kind={kind}
          onChange={(value) => {
            setKind(value);
            choose(null);
          }}
        />
        <PersonField key={kind} kind={kind} person={person} error={problem} onChange={choose} />
        {kind === 'employee' ? <TypeField employeeId={person?.id} values={values} onChange={put} /> : null}
        <SpanFields values={values} onChange={put} />
        <TextAreaField
          label={t`Reason`}
          rows={2}
          maxLength={300}
          value={values.reason}
          onChange={(event) => put({ reason: event.target.value })}
        />
        <CheckField label={t`Approve now`} checked={values.isApproved} onChange={(event) => put({ isApproved: event.target.checked })} />
        <FormError error={act.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={act.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={act.isPending}>
            {t`Apply`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}

function WhoField({ kind, onChange }: { kind: PersonKind; onChange: (kind: PersonKind) => void }) {
  const { t } = useLingui();
  const choices = [
    { value: 'employee' as const, label: t`Employee` },
    { value: 'student' as const, label: t`Student` },
  ];
  return <Segmented label={t`Who takes leave`} isWide isNamed value={kind} choices={choices} onChange={onChange} />;
}

/** The types of leave, each with what is left of it this year once somebody is chosen. */
function TypeField({ employeeId, values, onChange }: FieldsProps & { employeeId: string | undefined }) {
  const { t } = useLingui();
  const { data } = useAttendance(getLeaveBalances, { query: employeeId ? { employeeId } : {} });
  const balances = employeeId ? (data?.employees[0]?.balances ?? []) : [];
  const label = (id: string, name: string) => {
    const balance = balances.find(({ typeId }) => typeId === id);
    if (!balance) return name;
    const left = balance.allowed - balance.used;
    return t`${name} (${left} left)`;
  };
  return (
    <ChoiceField
      label={t`Leave type`}
      placeholder={t`Select a leave type`}
      value={values.typeId}
      choices={(data?.types ?? []).map(({ id, name }) => ({ value: id, label: label(id, leaveTypeWords(name)) }))}
      onChange={(event) => onChange({ typeId: event.target.value })}
    />
  );
}

function SpanFields({ values, onChange }: FieldsProps) {
  const { t } = useLingui();
  const setFrom = (from: string) => onChange(values.to < from ? { from, to: from } : { from });
  return (
    <>
      <FormRow>
        <DayField label={t`From`} value={values.from} onChange={setFrom} />
        <DayField
          label={t`To`}
          value={values.isHalfDay ? values.from : values.to}
          disabled={values.isHalfDay}
          onChange={(to) => onChange({ to })}
        />
      </FormRow>
      <CheckField label={t`Half day`} checked={values.isHalfDay} onChange={(event) => onChange({ isHalfDay: event.target.checked })} />
      {values.isHalfDay ? (
        <Segmented
          label={t`Which half of the day`}
          isWide
          isNamed
          value={values.half}
          choices={[
            { value: 'first', label: t`First half` },
            { value: 'second', label: t`Second half` },
          ]}
          onChange={(half) => onChange({ half })}
        />
      ) : null}
    </>
  );
}
