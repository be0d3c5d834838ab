import { useLingui } from '@lingui/react/macro';
import { type addEmployee, EMPLOYEE_GENDERS, type editEmployee } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { placeOf } from '#lib/place-of';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DayField } from '#ui/day-field';
import { CheckField, ChoiceField, SuggestField, TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group } from '#ui/layout';
import { LeaveGuard } from '#ui/leave-guard';
import { PlaceFields } from '#ui/place-fields';
import type { Choices } from '../api.ts';
import { type EmployeeDuties, type EmployeeValues, employeeForm, isSalary } from '../lib/form-values.ts';
import { DutyFields } from './duty-fields.tsx';
import classes from './employee-form.module.css';

type Props = {
  call: typeof addEmployee | typeof editEmployee;
  /** Whose record is changed; nobody's when somebody is added. */
  employeeId?: string;
  defaults: EmployeeValues;
  /** The record that is changed, as it was loaded. */
  seen?: Record<string, unknown>;
  duties: EmployeeDuties;
  choices: Choices;
  act: string;
  onDone: (answer: CallAnswer<typeof addEmployee> | CallAnswer<typeof editEmployee>, values: EmployeeValues) => void;
  onCancel: () => void;
};

/** The record of an employee as a form, for adding and for changing. */
export function EmployeeForm({ call, employeeId, defaults, seen, duties, choices, act, onDone, onCancel }: Props) {
  const { t } = useLingui();
  const [subjectIds, setSubjectIds] = useState(duties.subjectIds);
  const [classTeacherOf, setClassTeacherOf] = useState(duties.classTeacherOf);
  const [teaches, setTeaches] = useState(defaults.isTeaching);
  const isSaved = useRef(false);
  const form = useCallForm({
    call,
    schema: employeeForm,
    defaults,
    ...(employeeId && { params: { employeeId } }),
    ...(seen && { seen }),
    // Who does not teach has neither.
    extra: teaches ? { subjectIds, classTeacherOf } : { subjectIds: [], classTeacherOf: [] },
    onDone: ((answer: Parameters<Props['onDone']>[0], values: EmployeeValues) => {
      isSaved.current = true;
      onDone(answer, values);
    }) as never,
  });
  const { field, submit, isBusy, failure } = form;
  const { isDirty } = form.form.formState;
  const isChanged = isDirty || `${subjectIds}` !== `${duties.subjectIds}` || `${classTeacherOf}` !== `${duties.classTeacherOf}`;
  return (
    <FormStack gap={16} maw={960} onSubmit={submit} aria-label={act}>
      <LeaveGuard isUnsaved={() => isChanged && !isSaved.current} />
      <FormError error={failure} />
      <PersonFields form={form} />
      <WorkFields form={form} choices={choices} isNew={!employeeId} onTeaches={setTeaches} />
      {teaches ? (
        <DutyFields
          choices={choices}
          employeeId={employeeId}
          subjectIds={subjectIds}
          onSubjects={setSubjectIds}
          classTeacherOf={classTeacherOf}
          onClassTeacher={setClassTeacherOf}
        />
      ) : null}
      {employeeId ? <TextField {...field('reason')} label={t`Reason for the change (kept in Record of changes)`} maxLength={300} /> : null}
      <Group gap={8} align="stretch" wrap="nowrap" pb={24}>
        <Button type="submit" isPrimary isBusy={isBusy}>
          {act}
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>{t`Cancel`}</Button>
      </Group>
    </FormStack>
  );
}

type Form = { form: ReturnType<typeof useCallForm<Props['call'], EmployeeValues>> };

/** A day of the form: what is shown is not what is kept, so that the form cannot read it off the page. */
function Day({ form, name, label }: { form: Form['form']['form']; name: 'dateOfBirth' | 'joinedOn'; label: string }) {
  const { field, fieldState } = useController({ control: form.control, name });
  return <DayField {...field} value={field.value ?? ''} label={label} error={fieldState.error?.message} />;
}

function PersonFields({ form: { form, field } }: Form) {
  const { t } = useLingui();
  const genders = { Female: t`Female`, Male: t`Male`, Other: t`Other` };
  return (
    <Card title={t`Personal`}>
      <div className={classes.fields}>
        <TextField {...field('name')} label={t`Name`} autoComplete="off" maxLength={120} autoFocus />
        <ChoiceField
          {...field('gender')}
          label={t`Gender`}
          placeholder={t`Not entered`}
          choices={EMPLOYEE_GENDERS.map((value) => ({ value, label: genders[value] }))}
        />
        <Day form={form} name="dateOfBirth" label={t`Date of birth`} />
        <TextField {...field('phone')} label={t`Phone`} type="tel" inputMode="tel" autoComplete="off" />
        <TextField {...field('email')} label={t`Email`} type="email" autoComplete="off" />
        <TextField
          {...field('aadhaarLast4')}
          label={t`Aadhaar, last four digits`}
          inputMode="numeric"
          maxLength={4}
          description={t`The full number is never saved.`}
        />
        <div className={classes.wide}>
          <TextField {...field('address')} label={t`Address`} autoComplete="off" maxLength={300} />
        </div>
        <div className={classes.wide}>
          <PlaceFields {...placeOf(form)} />
        </div>
        <TextField {...field('pinCode')} label={t`PIN code`} inputMode="numeric" maxLength={10} autoComplete="off" />
        <TextField {...field('emergencyName')} label={t`Emergency contact: name`} autoComplete="off" maxLength={120} />
        <TextField {...field('emergencyPhone')} label={t`Emergency contact: phone`} type="tel" inputMode="tel" autoComplete="off" />
      </div>
    </Card>
  );
}

type WorkProps = Form & { choices: Choices; isNew: boolean; onTeaches: (teaches: boolean) => void };

function WorkFields({ form: { form, field }, choices, isNew, onTeaches }: WorkProps) {
  const { t } = useLingui();
  const salary = field('monthlySalary');
  const wrongSalary = t`Enter the monthly salary in rupees with up to two decimals.`;
  return (
    <Card title={t`Work and salary`}>
      <div className={classes.fields}>
        <TextField
          {...field('employeeCode')}
          label={t`Employee code`}
          maxLength={20}
          autoComplete="off"
          placeholder={isNew ? choices.nextCode : ''}
          description={isNew ? t`Leave blank to use the next number.` : undefined}
        />
        <SuggestField
          {...field('positionRole')}
          label={t`Designation`}
          description={t`For example PGT or Librarian.`}
          suggestions={choices.roles}
          maxLength={80}
        />
        <SuggestField {...field('department')} label={t`Department`} suggestions={choices.departments} maxLength={80} />
        <SuggestField {...field('qualification')} label={t`Qualification`} suggestions={choices.qualifications} maxLength={160} />
        <Day form={form} name="joinedOn" label={t`Joining date`} />
        <TextField
          {...salary}
          label={t`Monthly salary in rupees`}
          error={salary.error && !isSalary(form.getValues('monthlySalary')) ? wrongSalary : salary.error}
          inputMode="decimal"
          description={t`To mark the salary as paid, open Finance, then Expenses and salaries.`}
        />
        <CheckField
          {...field('isTeaching', { onChange: ({ target }) => onTeaches(target.checked) })}
          label={t`Teaching staff`}
          description={t`Tick if this person takes periods. You can then select the name in the timetable and logbook.`}
        />
      </div>
    </Card>
  );
}
