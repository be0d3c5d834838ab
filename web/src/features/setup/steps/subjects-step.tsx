import { Trans, useLingui } from '@lingui/react/macro';
import { getSubjectWeeks, saveSubjectWeeks } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { LoadState } from '#ui/load-state';
import { useSetup, useSetupAct } from '../api.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

type Weeks = CallAnswer<typeof getSubjectWeeks>;
type Group = Weeks['groups'][number];

/** Subjects and periods a week, classes with the same ones together, prefilled as usual for the board. */
export function SubjectsStep(props: StepProps) {
  const { t } = useLingui();
  const weeks = useSetup(getSubjectWeeks, {});
  return (
    <LoadState query={weeks} title={t`The subjects could not be opened`}>
      {(data) => <SubjectsForm weeks={data} {...props} />}
    </LoadState>
  );
}

function SubjectsForm({ weeks, onDone, onSkip }: StepProps & { weeks: Weeks }) {
  const { t } = useLingui();
  const [groups, setGroups] = useState(weeks.groups);
  const save = useSetupAct(saveSubjectWeeks, onDone);
  const change = (place: number, subjects: Group['subjects']) =>
    setGroups(groups.map((group, index) => (index === place ? { ...group, subjects } : group)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = groups.map(({ classIds, subjects }) => ({
      classIds,
      subjects: subjects.map(({ name, periodsPerWeek }) => ({ name: name.trim(), periodsPerWeek })).filter(({ name }) => name !== ''),
    }));
    save.mutate({ body: { groups: named } });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`Subjects`}>
      <p className={classes.quiet}>
        <Trans>
          The usual periods of {weeks.board} are already filled in. A week has {weeks.periodsAWeek} periods. Change what is different in
          your school.
        </Trans>
      </p>
      <div className={classes.twoColumns}>
        {groups.map((group, place) => (
          <GroupCard key={group.classIds[0]} group={group} onChange={(subjects) => change(place, subjects)} />
        ))}
      </div>
      <StepFoot error={save.error} isBusy={save.isPending} onSkip={onSkip} />
    </form>
  );
}

type CardProps = { group: Group; onChange: (subjects: Group['subjects']) => void };

function GroupCard({ group: { classNames, subjects, periodsAWeek }, onChange }: CardProps) {
  const { t } = useLingui();
  const names = classNames.join(', ');
  const total = subjects.reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0);
  const change = (place: number, part: Partial<Group['subjects'][number]>) =>
    onChange(subjects.map((subject, index) => (index === place ? { ...subject, ...part } : subject)));
  return (
    <div style={{ paddingBottom: 16 }}>
      <Card title={classNames.length === 1 ? t`Class ${names}` : t`Classes ${names}`} fact={t`${total} of ${periodsAWeek}`}>
        <div className={classes.pad} style={{ gap: 0 }}>
          <div className={`${classes.week} ${classes.quiet}`} aria-hidden="true">
            <span>{t`Subject`}</span>
            <span>{t`Periods`}</span>
          </div>
          {subjects.map(({ name, periodsPerWeek }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is written while it stands here
            <div key={place} className={classes.week}>
              <input
                className={classes.input}
                aria-label={t`Subject ${place + 1} of ${names}`}
                value={name}
                maxLength={60}
                onChange={(event) => change(place, { name: event.target.value })}
              />
              <input
                className={classes.input}
                aria-label={t`Periods a week of ${name}, ${names}`}
                inputMode="numeric"
                maxLength={2}
                value={String(periodsPerWeek)}
                onFocus={(event) => event.target.select()}
                onChange={(event) => change(place, { periodsPerWeek: Math.min(48, Number(event.target.value.replaceAll(/\D/g, ''))) })}
              />
              <Button
                size="small"
                aria-label={t`Remove ${name} from ${names}`}
                onClick={() => onChange(subjects.filter((_, index) => index !== place))}
              >
                <IconX size={14} stroke={2} aria-hidden="true" />
              </Button>
            </div>
          ))}
          {total > periodsAWeek ? (
            <p
              className={classes.bad}
            >{t`${total} periods are entered, but a week has only ${periodsAWeek}. If every student takes all these subjects, reduce the periods. If students choose among them, no change is needed.`}</p>
          ) : null}
          <span>
            <Button
              size="small"
              icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
              onClick={() => onChange([...subjects, { name: '', periodsPerWeek: Math.max(0, periodsAWeek - total) }])}
            >{t`Add subject`}</Button>
          </span>
        </div>
      </Card>
    </div>
  );
}
