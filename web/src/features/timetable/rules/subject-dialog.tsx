import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import type { Board } from '../lib/board.ts';
import { RuleDialog } from './rule-dialog.tsx';
import classes from './rules.module.css';
import { type PartProps, type Rules, sectionRow } from './rules.ts';
import { TickList } from './tick-list.tsx';

type Rule = Rules['subjects'][number];
type Own = { teacherId: string; periods: string };
type Props = PartProps & { subjectId: string; sections: Board['sections']; onClose: () => void };

const NONE = { longCount: 0, longLength: 2, onceADay: false, partOfDay: 'any', roomId: null, roomKind: '' } as const;

/** The rules of one subject of a class, with teacher and periods of each section. */
export function SubjectDialog({ board, rules, subjectId, sections, onClose }: Props) {
  const { t } = useLingui();
  const subject = board.subject(subjectId);
  const [rule, setRule] = useState<Rule>(rules.subjects.find((one) => one.subjectId === subjectId) ?? { subjectId, ...NONE });
  const [own, setOwn] = useState(() => Object.fromEntries(sections.map(({ id }) => [id, ownOf(rules, id, subjectId)])));
  const [alsoFor, setAlsoFor] = useState<string[]>([]);
  const change = (part: Partial<Rule>) => setRule({ ...rule, ...part });
  const others = sameInOtherClasses(board, subjectId);
  const perWeek = subject?.perWeek ?? 0;
  const isTooLong = Object.values(own).some(({ periods }) => Number(periods) > 48);
  const sectionSubjects = sections.map(({ id }) => {
    const { teacherId = '', periods = '' } = own[id] ?? {};
    return { sectionId: id, subjectId, teacherId: teacherId || null, periodsPerWeek: periods === '' ? null : Number(periods) };
  });
  const name = subject?.name ?? '';
  const className = sections[0]?.className ?? '';
  return (
    <RuleDialog
      title={t`Timetable rules for ${name}`}
      context={t`Class ${className}`}
      width={620}
      change={
        isTooMany(rule, perWeek) || isWithoutCount(rule) || isTooLong
          ? null
          : { subjects: [rule, ...alsoFor.map((id) => ({ ...rule, subjectId: id }))], sectionSubjects }
      }
      onClose={onClose}
    >
      <LongFields rule={rule} perWeek={perWeek} onChange={change} />
      <FormRow>
        <ChoiceField
          label={t`Part of the day`}
          hasUsual
          placeholder={t`Any`}
          choices={[
            { value: 'early', label: t`First half only` },
            { value: 'late', label: t`Second half only` },
          ]}
          value={rule.partOfDay === 'any' ? '' : rule.partOfDay}
          onChange={({ target }) => change({ partOfDay: target.value === 'early' || target.value === 'late' ? target.value : 'any' })}
        />
        <RoomField rules={rules} rule={rule} onChange={change} />
      </FormRow>
      {rule.longCount > 0 && (rule.roomId !== null || rule.roomKind !== '') ? (
        <CheckField
          label={t`Shared room only for double or triple periods`}
          description={t`Single periods are in the classroom.`}
          checked={rule.roomForDoubles ?? false}
          onChange={({ target }) => change({ roomForDoubles: target.checked })}
        />
      ) : null}
      <CheckField
        label={t`Teach ${name} only once a day (a double period counts as one)`}
        checked={rule.onceADay}
        onChange={({ target }) => change({ onceADay: target.checked })}
      />
      <div className={classes.sections}>
        {sections.map(({ id, name: section }) => {
          const value = own[id] ?? { teacherId: '', periods: '' };
          const handleChange = (next: Own) => setOwn({ ...own, [id]: next });
          return <SectionFields key={id} board={board} name={section} perWeek={perWeek} value={value} onChange={handleChange} />;
        })}
      </div>
      {others.length > 0 ? (
        <TickList
          legend={t`Copy these rules (without teachers and periods of sections) to`}
          options={others}
          value={alsoFor}
          onChange={setAlsoFor}
        />
      ) : null}
    </RuleDialog>
  );
}

/** More double or triple periods than the subject has periods. */
const isTooMany = ({ longCount, longLength }: Rule, perWeek: number) => perWeek > 0 && longCount * longLength > perWeek;
/** Three periods together, but never: the rule would do nothing. */
const isWithoutCount = ({ longCount, longLength }: Rule) => longLength === 3 && longCount === 0;

type LongProps = { rule: Rule; perWeek: number; onChange: (part: Partial<Rule>) => void };

/** How many times a week periods are taught together, and how many of them. */
function LongFields({ rule, perWeek, onChange }: LongProps) {
  const { t } = useLingui();
  return (
    <FormRow>
      <TextField
        label={t`Double or triple periods: how many times a week`}
        description={t`For two double periods enter 2. Leave blank for single periods only.`}
        inputMode="numeric"
        data-autofocus
        value={rule.longCount === 0 ? '' : String(rule.longCount)}
        error={
          isTooMany(rule, perWeek)
            ? t`The subject has only ${perWeek} periods a week.`
            : isWithoutCount(rule)
              ? t`Enter how many times a week 3 periods are taught together.`
              : undefined
        }
        onChange={({ target }) => onChange({ longCount: Math.min(12, Number(target.value.replace(/\D/g, '').slice(0, 2))) })}
      />
      <ChoiceField
        label={t`Periods together each time`}
        hasUsual
        placeholder={t`2 periods (double)`}
        choices={[{ value: '3', label: t`3 periods (triple)` }]}
        value={rule.longLength === 3 ? '3' : ''}
        onChange={({ target }) => onChange({ longLength: target.value === '3' ? 3 : 2 })}
      />
    </FormRow>
  );
}

/** The subject of the same name in other classes, with the names of these classes; teachers and periods of sections are not copied. */
function sameInOtherClasses({ subjects, sections, subject }: Board, subjectId: string): [id: string, className: string][] {
  const name = subject(subjectId)?.name;
  const classNames = new Map(sections.map(({ classId, className }) => [classId, className]));
  return [...classNames].flatMap(([classId, className]) =>
    subjects
      .filter((one) => one.classId === classId && one.name === name && one.id !== subjectId)
      .map(({ id }): [string, string] => [id, className]),
  );
}

/** What is entered for a section now. */
function ownOf(rules: Rules, sectionId: string, subjectId: string): Own {
  const { teacherId = null, periodsPerWeek = null } = sectionRow(rules, sectionId, subjectId) ?? {};
  return { teacherId: teacherId ?? '', periods: periodsPerWeek === null ? '' : String(periodsPerWeek) };
}

function RoomField({ rules: { rooms }, rule, onChange }: { rules: Rules; rule: Rule; onChange: (part: Partial<Rule>) => void }) {
  const { t } = useLingui();
  // A kind that no room has any more can still be seen, and given up.
  const kinds = [...new Set([rule.roomKind, ...rooms.map(({ kind }) => kind)].filter(Boolean))];
  return (
    <ChoiceField
      label={t`Shared room, for example a lab`}
      description={t`Add rooms on the tab “Rooms” first.`}
      hasUsual
      placeholder={t`None`}
      choices={[
        ...kinds.map((kind) => ({ value: `kind:${kind}`, label: t`Any ${kind}` })),
        ...rooms.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={rule.roomId ?? (rule.roomKind ? `kind:${rule.roomKind}` : '')}
      onChange={({ target: { value } }) =>
        onChange(value.startsWith('kind:') ? { roomId: null, roomKind: value.slice(5) } : { roomId: value || null, roomKind: '' })
      }
    />
  );
}

type SectionProps = { board: Board; name: string; perWeek: number; value: Own; onChange: (own: Own) => void };

function SectionFields({ board, name, perWeek, value, onChange }: SectionProps) {
  const { t } = useLingui();
  const usual = perWeek === 0 ? t`Same as for the subject` : formatNumber(perWeek);
  return (
    <FormRow>
      <ChoiceField
        label={t`Teacher of section ${name}`}
        hasUsual
        placeholder={t`Selected automatically`}
        choices={board.teachers.filter(({ isTeaching }) => isTeaching).map((teacher) => ({ value: teacher.id, label: teacher.name }))}
        value={value.teacherId}
        onChange={({ target }) => onChange({ ...value, teacherId: target.value })}
      />
      <TextField
        label={t`Periods a week of section ${name}`}
        inputMode="numeric"
        placeholder={usual}
        error={Number(value.periods) > 48 ? t`Enter at most 48 periods.` : undefined}
        value={value.periods}
        onChange={({ target }) => onChange({ ...value, periods: target.value.replace(/\D/g, '').slice(0, 2) })}
      />
    </FormRow>
  );
}
