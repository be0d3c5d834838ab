import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getSetupChecklist, SetupStep } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pathOfStep, useStepWords } from '#features/setup';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import classes from './setup-checklist.module.css';

type Steps = CallAnswer<typeof getSetupChecklist>['steps'];

/** What a new school has set up and what is left, in order, each with the way there, and the guided setup. */
export function SetupChecklist({ steps }: { steps: Steps }) {
  const { t } = useLingui();
  const words = useStepWords();
  const results = useResults(steps);
  const done = steps.filter((step) => step.isDone).length;
  return (
    <Card
      title={t`Getting started`}
      fact={
        <Trans>
          {done} of {steps.length} done
        </Trans>
      }
      action={
        <LinkButton to={paths.setup} size="small" isPrimary>
          {done === 0 ? t`Start the setup` : t`Continue the setup`}
        </LinkButton>
      }
    >
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: `${(done / Math.max(1, steps.length)) * 100}%` }} />
      </div>
      <ol>
        {steps.map(({ step, isDone, isSkipped }) => {
          const { title, why } = words[step];
          return (
            <li key={step} className={classes.step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconCircleDashed size={20} stroke={1.75} aria-hidden="true" />
              )}
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <span className={classes.why}>
                  {isDone ? (
                    results[step] ? (
                      <Trans>Done: {results[step]}</Trans>
                    ) : (
                      <Trans>Done</Trans>
                    )
                  ) : isSkipped ? (
                    <Trans>Skipped for now</Trans>
                  ) : (
                    why
                  )}
                </span>
              </span>
              <LinkButton to={pathOfStep(step)} size="small" aria-label={isDone ? t`View: ${title}` : t`Set up: ${title}`}>
                {isDone ? t`View` : t`Set up`}
              </LinkButton>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** How much a finished step has come to; nothing where there is nothing to count. */
function useResults(steps: Steps): Partial<Record<SetupStep, ReactNode>> {
  const count = (step: SetupStep) => steps.find((item) => item.step === step)?.count ?? 0;
  const words: Partial<Record<SetupStep, ReactNode>> = {
    classes: <Plural value={count('classes')} one="# section" other="# sections" />,
    students: <Plural value={count('students')} one="# student" other="# students" />,
    employees: <Plural value={count('employees')} one="# employee" other="# employees" />,
    classTeachers: <Plural value={count('classTeachers')} one="# section" other="# sections" />,
    fees: <Plural value={count('fees')} one="# class" other="# classes" />,
    periods: <Plural value={count('periods')} one="# period a day" other="# periods a day" />,
    openingBalances: <Plural value={count('openingBalances')} one="# balance" other="# balances" />,
    timetable: <Plural value={count('timetable')} one="# period" other="# periods" />,
  };
  return Object.fromEntries(Object.entries(words).filter(([step]) => count(step as SetupStep) > 0));
}
