import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { type Step, StepMark } from '../components/step-mark.tsx';
import { pathOfStep } from '../lib/path-of-step.ts';
import { useStepWords } from '../lib/step-words.ts';
import classes from '../setup.module.css';

/** The end of the setup: what is done, what is left, and where the work begins. */
export function ReadyStep({ steps }: { steps: readonly Step[] }) {
  const { t } = useLingui();
  const words = useStepWords();
  const left = steps.filter(({ isDone }) => !isDone);
  return (
    <div className={classes.form}>
      <Card title={t`You are ready`}>
        <div className={classes.pad}>
          <p>
            {left.length === 0 ? (
              <Trans>All steps are done.</Trans>
            ) : (
              <Trans>You can start work now. You can complete the remaining steps at any time, here or from the Dashboard.</Trans>
            )}
          </p>
          <ul className={classes.ready}>
            {steps.map(({ step, isDone, isSkipped }) => (
              <li key={step}>
                <span aria-hidden="true">
                  <StepMark isDone={isDone} isSkipped={isSkipped} />
                </span>
                <span>
                  {words[step].title}{' '}
                  <span className={classes.quiet}>{isDone ? t`Done` : isSkipped ? t`Skipped for now` : t`Not done`}</span>
                </span>
                {isDone ? null : (
                  <LinkButton size="small" to={pathOfStep(step)} aria-label={t`Set up: ${words[step].title}`}>
                    {t`Set up`}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
          <div className={classes.foot}>
            <LinkButton to={paths.homepage}>{t`Open Dashboard`}</LinkButton>
            <LinkButton isPrimary to={paths.offlineFees}>{t`Collect first fee`}</LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
