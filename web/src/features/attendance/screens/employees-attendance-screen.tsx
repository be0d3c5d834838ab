import { useLingui } from '@lingui/react/macro';
import { getStaffRegister, saveStaffRegister, takeBackStaffRegister } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatLongDate } from '#lib/format';
import { paths } from '#lib/paths';
import { dayOrToday } from '#lib/read-day';
import { send } from '#lib/send';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchAttendance, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { NoSchool } from '../components/no-school.tsx';
import { NotYet } from '../components/not-yet.tsx';
import { today } from '../lib/days.ts';
import { RegisterSheet } from '../register/register-sheet.tsx';
import { useRegisterActs } from '../register/use-register-acts.ts';

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  return prefetchAttendance(getStaffRegister, { query: { on: dayOrToday(search.get('on') ?? '') } });
}

/** The staff's register of a day, marked like a section's. */
export function EmployeesAttendanceScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = dayOrToday(get('on'));
  const query = useAttendance(getStaffRegister, { query: { on } });
  const people = useMemo(() => peopleOf(query.data), [query.data]);
  const acts = useRegisterActs({
    save: (order, key) => send(saveStaffRegister, { body: { on, ...order } }, { headers: { 'Idempotency-Key': key } }),
    takeBack: (order) => send(takeBackStaffRegister, { query: { on, ...order } }),
  });
  return (
    <>
      <PageHeader title={t`Staff attendance`} context={formatLongDate(on)} />
      <AttendanceNav />
      <FilterRow>
        <DayPicker value={on} onChange={(day) => change({ on: day })} />
      </FilterRow>
      <LoadState query={query} title={t`The attendance register could not be opened`} rows={14}>
        {({ day, register, employees }) =>
          !day.isSchoolDay ? (
            <NoSchool isOfStaff day={day} onDay={(other) => change({ on: other })} />
          ) : day.isFuture ? (
            <NotYet on={on} onDay={(other) => change({ on: other })} />
          ) : employees.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconUsers size={24} stroke={1.75} />}
                title={on === today() ? t`No employees added yet` : t`No employees were in the school on this date`}
                action={<LinkButton to={paths.addEmployee}>{t`Add employee`}</LinkButton>}
              />
            </Card>
          ) : (
            <RegisterSheet
              key={on}
              name={`staff.${on}`}
              label={t`Staff attendance`}
              numberHead={t`No.`}
              day={day}
              register={register}
              people={people}
              acts={acts}
            />
          )
        }
      </LoadState>
    </>
  );
}

function peopleOf(register: CallAnswer<typeof getStaffRegister> | undefined) {
  return (register?.employees ?? []).map((employee, index) => ({ ...employee, number: String(index + 1), note: employee.role }));
}
