import { useLingui } from '@lingui/react/macro';
import { type getSchoolPeriods, saveSchoolPeriods } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call-error';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { useSchoolAct } from '../api.ts';
import { newPeriod } from '../lib/new-period.ts';
import classes from './school.module.css';

type Line = { key: string; id?: string; name: string; startsAt: string; endsAt: string };

/** All periods at once: the day is saved whole, so that times and names may change hands. */
export function PeriodsForm({ periods }: { periods: CallAnswer<typeof getSchoolPeriods> }) {
  const { t } = useLingui();
  const [lines, setLines] = useState<Line[]>(() => periods.map(({ lessons: _, ...period }) => ({ key: period.id, ...period })));
  const save = useSchoolAct(saveSchoolPeriods, {
    onDone: () => showToast({ tone: 'good', sentence: t`The periods are saved.` }),
  });
  const fields = save.error instanceof CallError ? save.error.fields : {};
  const change = (place: number, part: Partial<Line>) =>
    setLines((before) => before.map((line, at) => (at === place ? { ...line, ...part } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ body: { periods: lines.map(({ key: _, ...line }) => line) } });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className={`${classes.pad} ${classes.narrow}`} style={{ paddingTop: 16 }}>
        <div className={classes.lines}>
          {lines.map((line, place) => (
            <div key={line.key} className={classes.line}>
              <TextField
                label={t`Name`}
                value={line.name}
                maxLength={20}
                error={fields[`periods.${place}.name`]}
                onChange={(event) => change(place, { name: event.target.value })}
              />
              <TextField
                label={t`Begins`}
                type="time"
                value={line.startsAt}
                error={fields[`periods.${place}.startsAt`]}
                onChange={(event) => change(place, { startsAt: event.target.value })}
              />
              <TextField
                label={t`Ends`}
                type="time"
                value={line.endsAt}
                error={fields[`periods.${place}.endsAt`]}
                onChange={(event) => change(place, { endsAt: event.target.value })}
              />
              <button
                type="button"
                className={classes.iconButton}
                aria-label={t`Remove ${line.name}`}
                disabled={lines.length === 1}
                onClick={() => setLines(lines.filter((_, at) => at !== place))}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden="true" />
              </button>
            </div>
          ))}
        </div>
        <FormError error={Object.keys(fields).length > 0 ? null : save.error} />
        <div className={classes.foot}>
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
        </div>
      </form>
    </Card>
  );
}
