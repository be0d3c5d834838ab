import { Plural, useLingui } from '@lingui/react/macro';
import { type getSchoolPeriods, saveSchoolPeriods } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call-error';
import { presentOf } from '#lib/changes-since';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Group, Stack } from '#ui/layout';
import { useSchoolAct } from '../api.ts';
import { newPeriod } from '../lib/new-period.ts';
import { Meanwhile } from './meanwhile.tsx';
import classes from './school.module.css';

type Periods = CallAnswer<typeof getSchoolPeriods>;
type Line = { key: string; id?: string; name: string; startsAt: string; endsAt: string };
/** The periods as the call takes them. */
const seenOf = (periods: Periods) => periods.map(({ lessons: _, ...period }) => period);
/** The lines with those that were deleted from them, by their time. */
const withDeleted = (lines: Line[], seen: Line[]): Line[] =>
  [...seen.filter(({ key }) => lines.every((line) => line.key !== key)), ...lines].sort((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
const linesOf = (periods: Omit<Periods[number], 'lessons'>[]): Line[] => periods.map((period) => ({ key: period.id, ...period }));

/** All periods at once: the day is saved whole, so that times and names may change hands. */
export function PeriodsForm({ periods }: { periods: Periods }) {
  const { t } = useLingui();
  const { lines, seen, isTyped, setLines, setSeen, settle } = useLines(periods);
  const save = useSchoolAct(saveSchoolPeriods, {
    onDone: () => {
      settle();
      showToast({ tone: 'good', sentence: t`The periods were saved.` });
    },
  });
  const { fields, ofForm } = useRefusedFields(save.error, { periods: lines });
  const meanwhile = presentOf(save.error).periods as typeof seen | undefined;
  const change = (place: number, part: Partial<Line>) => setLines(lines.map((line, at) => (at === place ? { ...line, ...part } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { body: { periods: lines.map(({ key: _, ...line }) => line), seen: { periods: seen } } },
      {
        onError: (error) => {
          // Who has seen what is there now, and saves again, means it.
          setSeen((presentOf(error).periods as typeof seen | undefined) ?? seen);
          // A period that is used comes back, so that its name can be changed.
          if (error instanceof CallError && error.code === 'inUse') setLines(withDeleted(lines, linesOf(seen)));
        },
      },
    );
  };
  const takeTheirs = () => {
    setLines(linesOf(seen));
    save.reset();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className={`${classes.pad} ${classes.narrow}`} style={{ paddingTop: 16 }}>
        <Stack gap={10}>
          {lines.map((line, place) => (
            <PeriodLine
              key={line.key}
              line={line}
              errors={(part) => fields[`periods.${place}.${part}`]}
              onChange={(part) => change(place, part)}
              onDelete={lines.length === 1 ? undefined : () => setLines(lines.filter((_, at) => at !== place))}
            />
          ))}
        </Stack>
        {meanwhile ? (
          <Meanwhile
            error={save.error}
            lines={meanwhile.map(({ name, startsAt, endsAt }) => `${name} ${startsAt}–${endsAt}`)}
            onTake={takeTheirs}
          />
        ) : (
          <FormError error={ofForm} />
        )}
        <Count value={lines.length} isTyped={isTyped} />
        <Group gap={12} wrap="nowrap">
          <Button type="submit" isPrimary isBusy={save.isPending}>
            {t`Save the periods`}
          </Button>
          <Button
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            disabled={lines.length >= 16}
            onClick={() => setLines([...lines, { key: `new ${Date.now()}`, ...newPeriod(lines) }])}
          >
            {t`Add a period`}
          </Button>
        </Group>
      </form>
    </Card>
  );
}

type LineProps = {
  line: Line;
  errors: (part: 'name' | 'startsAt' | 'endsAt') => string | undefined;
  onChange: (part: Partial<Line>) => void;
  onDelete: (() => void) | undefined;
};

function PeriodLine({ line, errors, onChange, onDelete }: LineProps) {
  const { t } = useLingui();
  return (
    <div className={classes.line}>
      <TextField
        label={t`Name`}
        value={line.name}
        maxLength={20}
        error={errors('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t`Starts`}
        type="time"
        value={line.startsAt}
        error={errors('startsAt')}
        onChange={(event) => onChange({ startsAt: event.target.value })}
      />
      <TextField
        label={t`Ends`}
        type="time"
        value={line.endsAt}
        error={errors('endsAt')}
        onChange={(event) => onChange({ endsAt: event.target.value })}
      />
      <button
        type="button"
        className={classes.iconButton}
        aria-label={t`Delete ${line.name}`}
        disabled={onDelete === undefined}
        onClick={onDelete}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

function Count({ value, isTyped }: { value: number; isTyped: boolean }) {
  return (
    <p role="status">
      {isTyped ? (
        <Plural value={value} one="# period, not saved yet" other="# periods, not saved yet" />
      ) : (
        <Plural value={value} one="# period" other="# periods" />
      )}
    </p>
  );
}

/** The lines that are typed in. What is loaded again is shown as long as nobody typed; what was typed stays. */
function useLines(periods: Periods) {
  const [began, setBegan] = useState(periods);
  const [seen, setSeen] = useState(() => seenOf(periods));
  const [lines, setLines] = useState(() => linesOf(seen));
  const [isTyped, setIsTyped] = useState(false);
  if (!isTyped && periods !== began) {
    setBegan(periods);
    setSeen(seenOf(periods));
    setLines(linesOf(seenOf(periods)));
  }
  return {
    lines,
    seen,
    isTyped,
    setSeen,
    setLines: (typed: Line[]) => {
      setLines(typed);
      setIsTyped(true);
    },
    /** What was typed is saved: what is loaded next takes its place. */
    settle: () => {
      setBegan(periods);
      setIsTyped(false);
    },
  };
}
