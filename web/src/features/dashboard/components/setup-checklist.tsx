import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getSetupChecklist, SetupStep } from '@shala/contract/dashboard';
import { type CallAnswer, OFFLINE_FEE_RUPEES } from '@shala/contract/shared';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import classes from './setup-checklist.module.css';

type Steps = CallAnswer<typeof getSetupChecklist>['steps'];
type Words = { path: string; title: string; why: string; act: string; done: ReactNode };

/** Leads a new school through its first days: what is left, in order, each with the way there. */
export function SetupChecklist({ steps }: { steps: Steps }) {
  const { t } = useLingui();
  const words = useStepWords(steps);
  const done = steps.filter((step) => step.isDone).length;
  const next = steps.find((step) => !step.isDone)?.step;
  return (
    <Card
      title={t`First days`}
      fact={
        <Trans>
          {done} of {steps.length} done
        </Trans>
      }
    >
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: `${(done / Math.max(1, steps.length)) * 100}%` }} />
      </div>
      <ol>
        {steps.map(({ step, isDone }) => {
          const { path, title, why, act, done: result } = words[step];
          return (
            <li key={step} className={classes.step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconCircleDashed size={20} stroke={1.75} aria-hidden="true" />
              )}
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <span className={classes.why}>{isDone ? <Trans>Done: {result}</Trans> : why}</span>
              </span>
              <LinkButton to={path} size="small" isPrimary={step === next} aria-label={isDone ? t`Look at: ${title}` : undefined}>
                {isDone ? t`Look` : act}
              </LinkButton>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function useStepWords(steps: Steps): Record<SetupStep, Words> {
  const { t } = useLingui();
  const fee = formatRupees(OFFLINE_FEE_RUPEES);
  const count = (step: SetupStep) => steps.find((item) => item.step === step)?.count ?? 0;
  return {
    logo: {
      path: paths.schoolProfile,
      title: t`Logo`,
      why: t`It stands on receipts, certificates and in the sidebar.`,
      act: t`Add the logo`,
      done: <Trans>the logo is on file</Trans>,
    },
    classes: {
      path: paths.classesData,
      title: t`Classes and sections`,
      why: t`Name them as your school does; everything else hangs on them.`,
      act: t`Check the classes`,
      done: <Plural value={count('classes')} one="# section" other="# sections" />,
    },
    staff: {
      path: paths.addEmployee,
      title: t`Staff`,
      why: t`Teachers are needed for the timetable, the logbook and attendance.`,
      act: t`Add the staff`,
      done: <Plural value={count('staff')} one="# person" other="# people" />,
    },
    students: {
      path: `${paths.importData}?what=students`,
      title: t`Students`,
      why: t`Bring them from a spreadsheet; rows with errors are shown before anything is saved.`,
      act: t`Import students`,
      done: <Plural value={count('students')} one="# student" other="# students" />,
    },
    fees: {
      path: paths.feesData,
      title: t`Fees`,
      why: t`${fee} a month stands for every class until you change it.`,
      act: t`Set the fees`,
      done: <Plural value={count('fees')} one="# class has its fees" other="# classes have their fees" />,
    },
    openingBalances: {
      path: paths.openingBalances,
      title: t`Opening balances`,
      why: t`What families owed before you began with Shala.`,
      act: t`Enter balances`,
      done: <Plural value={count('openingBalances')} one="# balance" other="# balances" />,
    },
    timetable: {
      path: paths.scheduler,
      title: t`Timetable`,
      why: t`The logbook and cover for absent teachers follow from it.`,
      act: t`Make the timetable`,
      done: <Plural value={count('timetable')} one="# period is set" other="# periods are set" />,
    },
  };
}
