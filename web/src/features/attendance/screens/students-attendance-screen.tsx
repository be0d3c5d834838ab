import { useLingui } from '@lingui/react/macro';
import { getAttendanceDay, getSectionRegister, saveSectionRegister, takeBackSectionRegister } from '@shala/contract/attendance';
import { IconSchool } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatLongDate } from '#lib/format';
import { queryClient } from '#lib/query-client';
import { dayOrToday } from '#lib/read-day';
import { send } from '#lib/send';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented, Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { attendanceQuery, prefetchAttendance, type SectionOfDay, type SectionRegister, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { NoSchool } from '../components/no-school.tsx';
import { NoStudents } from '../components/no-students.tsx';
import { NotYet } from '../components/not-yet.tsx';
import type { RegisterActs } from '../register/draft.ts';
import { RegisterSheet } from '../register/register-sheet.tsx';
import { useRegisterActs } from '../register/use-register-acts.ts';

/** Begins with the overview of the day, which says which section comes first, and goes on with its register. */
export async function prefetch(_params: unknown, search: URLSearchParams) {
  const on = dayOrToday(search.get('on') ?? '');
  const { day, sections } = await queryClient.ensureQueryData(attendanceQuery(getAttendanceDay, { query: { on } }));
  const sectionId = chooseSection(sections, search.get('section'))?.sectionId;
  if (day.isSchoolDay && sectionId) await prefetchAttendance(getSectionRegister, { params: { sectionId }, query: { on } });
}

/** The section that was asked for, else the first whose register is still to be taken. */
function chooseSection(sections: readonly SectionOfDay[], wanted: string | null): SectionOfDay | undefined {
  return sections.find(({ sectionId }) => sectionId === wanted) ?? sections.find(({ takenAt }) => takenAt === null) ?? sections[0];
}

/** Takes the register of a section: everybody present, then the exceptions. */
export function StudentsAttendanceScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = dayOrToday(get('on'));
  const overview = useAttendance(getAttendanceDay, { query: { on } });
  const sections = overview.data?.sections ?? [];
  // The section that is open stays open once it is saved, though another one is then the first to be taken.
  const [opened, setOpened] = useState('');
  const chosen = chooseSection(sections, get('section') || opened);
  if (chosen && chosen.sectionId !== opened) setOpened(chosen.sectionId);
  const goTo = (sectionId: string | undefined) => change({ section: sectionId, on });
  return (
    <>
      <PageHeader title={t`Student attendance`} context={formatLongDate(on)} />
      <AttendanceNav />
      <FilterRow end={<Progress sections={sections} />}>
        <DayPicker value={on} onChange={(day) => change({ on: day, section: chosen?.sectionId })} />
        {chosen ? <SectionChoice sections={sections} chosen={chosen} onChange={goTo} /> : null}
      </FilterRow>
      <LoadState query={overview} title={t`The attendance could not be opened`} rows={14}>
        {({ day }) =>
          !day.isSchoolDay ? (
            <NoSchool day={day} onDay={(other) => change({ on: other })} />
          ) : day.isFuture ? (
            <NotYet on={on} onDay={(other) => change({ on: other, section: chosen?.sectionId })} />
          ) : chosen ? (
            <SectionSheet key={`${chosen.sectionId} ${on}`} section={chosen} sections={sections} on={on} onNext={goTo} />
          ) : (
            <NoStudents on={on} />
          )
        }
      </LoadState>
    </>
  );
}

function Progress({ sections }: { sections: SectionOfDay[] }) {
  const { t } = useLingui();
  const taken = sections.filter(({ takenAt }) => takenAt !== null).length;
  return sections.length > 0 ? t`Attendance taken in ${taken} of ${sections.length} sections` : null;
}

type ChoiceProps = { sections: SectionOfDay[]; chosen: SectionOfDay; onChange: (sectionId: string | undefined) => void };

function SectionChoice({ sections, chosen, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const names = new Map(sections.map(({ classId, className }) => [classId, className]));
  const own = sections.filter(({ classId }) => classId === chosen.classId);
  return (
    <>
      <Select
        label={t`Class`}
        value={chosen.classId}
        choices={[...names].map(([value, className]) => ({ value, label: t`Class ${className}` }))}
        onChange={(classId) => onChange(sections.find((section) => section.classId === classId)?.sectionId)}
      />
      <Segmented
        label={t`Section`}
        value={chosen.sectionId}
        choices={own.map(({ sectionId, sectionName, takenAt }) => ({
          value: sectionId,
          label: takenAt ? `${sectionName} ✓` : sectionName,
        }))}
        onChange={onChange}
      />
    </>
  );
}

type SheetProps = { section: SectionOfDay; sections: SectionOfDay[]; on: string; onNext: (sectionId: string) => void };

function SectionSheet({ section, sections, on, onNext }: SheetProps) {
  const { t } = useLingui();
  const { sectionId, className, sectionName } = section;
  const query = useAttendance(getSectionRegister, { params: { sectionId }, query: { on } });
  const acts = useSectionActs(sectionId, on);
  const next = sections.find((other) => other.takenAt === null && other.sectionId !== sectionId);
  const people = useMemo(() => peopleOf(query.data), [query.data]);
  return (
    <LoadState query={query} title={t`The attendance register could not be opened`} rows={14}>
      {({ day, register, students }) =>
        students.length === 0 ? (
          <Card>
            <EmptyState icon={<IconSchool size={24} stroke={1.75} />} title={t`No students were in this section on this date`} />
          </Card>
        ) : (
          <RegisterSheet
            name={`${sectionId}.${on}`}
            label={t`Register of ${className} ${sectionName}`}
            numberHead={t`Roll`}
            day={day}
            register={register}
            people={people}
            acts={acts}
            next={next ? <Button onClick={() => onNext(next.sectionId)}>{t`Next: ${next.className} ${next.sectionName}`}</Button> : null}
          />
        )
      }
    </LoadState>
  );
}

function useSectionActs(sectionId: string, on: string): RegisterActs {
  const params = { sectionId };
  return useRegisterActs({
    save: (order, key) => send(saveSectionRegister, { params, body: { on, ...order } }, { headers: { 'Idempotency-Key': key } }),
    takeBack: (order) => send(takeBackSectionRegister, { params, query: { on, ...order } }),
  });
}

function peopleOf(register: SectionRegister | undefined) {
  return (register?.students ?? []).map((student) => ({
    ...student,
    number: student.rollNumber === null ? '' : String(student.rollNumber),
    note: '',
  }));
}
