import { useLingui } from '@lingui/react/macro';
import type { TimetablePlace } from '@shala/contract/timetable';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { SearchBox } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { Box } from '#ui/layout';
import { PlaceGrid } from './place-grid.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { PartProps, Rules } from './rules.ts';
import { usePlaceWords } from './use-rule-words.ts';

type Rule = Rules['teachers'][number];

/** When each teacher comes, and how much of a day he has at most. */
export function TeachersPart({ board, rules }: PartProps) {
  const { t } = useLingui();
  const places = usePlaceWords(board);
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const ruleOf = (teacherId: string): Rule =>
    rules.teachers.find((rule) => rule.teacherId === teacherId) ?? { teacherId, mostADay: 0, mostInRow: 0, mostVacant: 0, away: [] };
  const rows = board.teachers.filter(({ name, isTeaching }) => isTeaching && name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <Box mb={12}>
        <SearchBox label={t`Search teachers`} value={text} onChange={setText} />
      </Box>
      <Card
        title={t`Teachers’ days and periods`}
        fact={t`Select a teacher to enter limits. If nothing is entered, a teacher is available all week for up to 6 periods a day`}
      >
        <DataTable
          isBare
          label={t`Teachers’ days and periods`}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
          columns={[
            { id: 'name', head: t`Teacher`, width: '22%', cell: ({ name }) => name },
            { id: 'day', head: t`Maximum periods in a day`, isFigure: true, cell: ({ id }) => numberOf(ruleOf(id).mostADay) || '6' },
            { id: 'row', head: t`Maximum periods in a row`, isFigure: true, cell: ({ id }) => numberOf(ruleOf(id).mostInRow) || '–' },
            {
              id: 'vacant',
              head: t`Maximum free periods between classes`,
              isFigure: true,
              cell: ({ id }) => numberOf(ruleOf(id).mostVacant) || '–',
            },
            { id: 'away', head: t`Not available on`, width: '34%', cell: ({ id }) => places(ruleOf(id).away) || '–' },
          ]}
        />
      </Card>
      {openId === null ? null : <TeacherDialog board={board} rule={ruleOf(openId)} onClose={() => setOpenId(null)} />}
    </>
  );
}

function numberOf(limit: number): string {
  return limit === 0 ? '' : formatNumber(limit);
}

function TeacherDialog({ board, rule, onClose }: { board: PartProps['board']; rule: Rule; onClose: () => void }) {
  const { t } = useLingui();
  const [limits, setLimits] = useState({
    ...{ mostADay: numberOf(rule.mostADay), mostInRow: numberOf(rule.mostInRow), mostVacant: numberOf(rule.mostVacant) },
  });
  const [away, setAway] = useState<TimetablePlace[]>(rule.away);
  const field = (key: keyof typeof limits) => ({
    inputMode: 'numeric' as const,
    value: limits[key],
    onChange: ({ target }: { target: HTMLInputElement }) => setLimits({ ...limits, [key]: target.value.replace(/\D/g, '').slice(0, 2) }),
    error: Number(limits[key]) > board.periods.length ? t`A day has only ${board.periods.length} periods.` : undefined,
  });
  const isGood = Math.max(...Object.values(limits).map(Number)) <= board.periods.length;
  const saved = {
    teacherId: rule.teacherId,
    mostADay: Number(limits.mostADay),
    mostInRow: Number(limits.mostInRow),
    mostVacant: Number(limits.mostVacant),
    away,
  };
  const name = board.teacher(rule.teacherId)?.name ?? '';
  return (
    <RuleDialog title={t`Days and periods of ${name}`} width={620} change={isGood ? { teachers: [saved] } : null} onClose={onClose}>
      <FormRow>
        <TextField label={t`Maximum periods in a day`} description={t`Leave blank for 6`} data-autofocus {...field('mostADay')} />
        <TextField label={t`Maximum periods in a row`} description={t`Leave blank for no limit`} {...field('mostInRow')} />
        <TextField
          label={t`Maximum free periods between classes`}
          description={t`Per day. Followed as far as possible`}
          {...field('mostVacant')}
        />
      </FormRow>
      <PlaceGrid board={board} label={t`Tick the periods in which the teacher is not available.`} value={away} onChange={setAway} />
    </RuleDialog>
  );
}
