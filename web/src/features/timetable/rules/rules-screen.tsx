import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { getTimetable, getTimetableRules } from '@shala/contract/timetable';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { Tabs } from '#ui/tabs';
import { prefetchTimetable, useTimetableCall } from '../api.ts';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { makeBoard } from '../lib/board.ts';
import { ClosuresPart } from './closures-part.tsx';
import { RoomsPart } from './rooms-part.tsx';
import type { Rules } from './rules.ts';
import { SplitsPart } from './splits-part.tsx';
import { SubjectsPart } from './subjects-part.tsx';
import { TeachersPart } from './teachers-part.tsx';

const PARTS = ['subjects', 'groups', 'teachers', 'rooms', 'week'] as const;
type Part = (typeof PARTS)[number];

/** Begins loading the week and its rules. */
export function prefetchRules() {
  void prefetchTimetable(getTimetableRules, {});
  return prefetchTimetable(getTimetable, {});
}

/** What the timetable has to keep to, beside periods a week and who teaches what. Each part may stay empty. */
export function RulesScreen() {
  const { t } = useLingui();
  const week = useTimetableCall(getTimetable, {});
  const rules = useTimetableCall(getTimetableRules, {});
  return (
    <>
      <PageHeader
        title={t`Timetable rules`}
        context={t`All rules are optional: enter only what your school needs`}
        actions={<LinkButton isPrimary to={paths.timetableGenerator}>{t`Check and make timetable`}</LinkButton>}
      />
      <TimetableNav />
      <LoadState query={week} title={t`The timetable could not be opened`} rows={6}>
        {(answer) => (
          <LoadState query={rules} title={t`The timetable rules could not be opened`} rows={6}>
            {(kept) => <Parts week={answer} rules={kept} />}
          </LoadState>
        )}
      </LoadState>
    </>
  );
}

function Parts({ week, rules }: { week: CallAnswer<typeof getTimetable>; rules: Rules }) {
  const { t } = useLingui();
  const board = useMemo(() => makeBoard(week), [week]);
  const [params, setParams] = useSearchParams();
  const part = PARTS.find((name) => name === params.get('part')) ?? 'subjects';
  const labels: Record<Part, string> = {
    subjects: t`Subjects`,
    groups: t`Student groups`,
    teachers: t`Teachers`,
    rooms: t`Rooms`,
    week: t`School week`,
  };
  const shown: Record<Part, typeof SubjectsPart> = {
    subjects: SubjectsPart,
    groups: SplitsPart,
    teachers: TeachersPart,
    rooms: RoomsPart,
    week: ClosuresPart,
  };
  const Shown = shown[part];
  return (
    <Tabs
      label={t`Parts of the rules`}
      tabs={PARTS.map((id) => ({ id, label: labels[id] }))}
      value={part}
      onChange={(id) => setParams({ part: id }, { replace: true })}
    >
      <Stack gap={16} mt={16}>
        <Shown board={board} rules={rules} />
      </Stack>
    </Tabs>
  );
}
