import { Trans, useLingui } from '@lingui/react/macro';
import { getSetupChecklist, markSetupStep } from '@shala/contract/dashboard';
import { IconFlag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { SampleSchoolButton } from '#features/identity';
import { useAddress } from '#lib/use-address';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { prefetchSetup, useSetup, useSetupAct } from '../api.ts';
import { type Step, StepMark } from '../components/step-mark.tsx';
import { pathOfStep } from '../lib/path-of-step.ts';
import { GUIDED_STEPS, type GuidedStep, useStepWords } from '../lib/step-words.ts';
import classes from '../setup.module.css';
import { ChannelsStep } from '../steps/channels-step.tsx';
import { ClassesStep } from '../steps/classes-step.tsx';
import { FeesStep } from '../steps/fees-step.tsx';
import { ImportStep } from '../steps/import-step.tsx';
import { PeriodsStep } from '../steps/periods-step.tsx';
import { ReadyStep } from '../steps/ready-step.tsx';
import { SchoolStep } from '../steps/school-step.tsx';
import type { StepProps } from '../steps/step-foot.tsx';
import { SubjectsStep } from '../steps/subjects-step.tsx';

type Steps = readonly Step[];
type Place = GuidedStep | 'ready';

/** Begins loading what is done and what is left. */
export function prefetch() {
  return prefetchSetup(getSetupChecklist, {});
}

/** The guided setup of a new school: one step after the other, each with defaults, skippable, and gone on with where it was left. */
export function SetupScreen() {
  const { t } = useLingui();
  const checklist = useSetup(getSetupChecklist, {});
  const done = checklist.data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  const skipped = checklist.data?.steps.filter(({ isSkipped }) => isSkipped).length ?? 0;
  return (
    <>
      <PageHeader
        title={t`Getting started`}
        actions={<SampleSchoolButton />}
        context={
          checklist.data ? (
            skipped === 0 ? (
              <Trans>
                {done} of {checklist.data.steps.length} steps done
              </Trans>
            ) : (
              <Trans>
                {done} of {checklist.data.steps.length} steps done, {skipped} skipped
              </Trans>
            )
          ) : (
            ' '
          )
        }
      />
      <LoadState query={checklist} title={t`The setup could not be opened`}>
        {({ steps, hasPublicAddress }) => (
          <>
            {hasPublicAddress === false ? <NoPublicAddress /> : null}
            <Setup steps={steps} />
          </>
        )}
      </LoadState>
    </>
  );
}

function NoPublicAddress() {
  const { t } = useLingui();
  return (
    <div className={classes.warning}>
      <Notice>
        <Trans>
          Receipts do not yet have the QR code by which anyone can check that a receipt is genuine. Ask your computer person to add it.
        </Trans>
      </Notice>
      <details>
        <summary>{t`For your computer person`}</summary>
        <Trans>Set PUBLIC_URL to the web address of Shala, then start Shala again.</Trans>
      </details>
    </div>
  );
}

function Setup({ steps }: { steps: Steps }) {
  const { get, change } = useAddress();
  const asked = get('step');
  const open = GUIDED_STEPS.find((name) => steps.some(({ step, isDone, isSkipped }) => step === name && !isDone && !isSkipped));
  const place: Place = asked === 'ready' ? 'ready' : (GUIDED_STEPS.find((name) => name === asked) ?? open ?? 'ready');
  // The address names the step, so that saving one does not move another away.
  useEffect(() => {
    if (asked !== place) change({ step: place });
  }, [asked, place, change]);
  const mark = useSetupAct(markSetupStep);
  const goOn = (state: 'done' | 'skipped') => {
    if (place === 'ready') return;
    const isDone = steps.some(({ step, isDone: was }) => step === place && was);
    // Skipping what is done already changes nothing about it.
    if (state === 'done' || !isDone) mark.mutate({ params: { step: place }, body: { state } });
    change({ step: GUIDED_STEPS[GUIDED_STEPS.indexOf(place) + 1] ?? 'ready' });
    document.querySelector('h1')?.focus();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={classes.layout}>
      <StepList steps={steps} place={place} onPlace={(step) => change({ step })} />
      {place === 'ready' ? (
        <ReadyStep steps={steps} />
      ) : (
        <StepBody key={place} place={place} steps={steps} onDone={() => goOn('done')} onSkip={() => goOn('skipped')} />
      )}
    </div>
  );
}

function StepList({ steps, place, onPlace }: { steps: Steps; place: Place; onPlace: (place: Place) => void }) {
  const { t } = useLingui();
  const words = useStepWords();
  return (
    <nav className={classes.steps} aria-label={t`Steps of the setup`}>
      {GUIDED_STEPS.map((name) => {
        const { isDone = false, isSkipped = false } = steps.find(({ step }) => step === name) ?? {};
        return (
          <button
            key={name}
            type="button"
            className={classes.stepButton}
            aria-current={place === name ? 'step' : undefined}
            onClick={() => onPlace(name)}
          >
            <StepMark isDone={isDone} isSkipped={isSkipped} />
            {words[name].title}
          </button>
        );
      })}
      {steps
        .filter(({ step }) => !GUIDED_STEPS.some((name) => name === step))
        .map(({ step, isDone, isSkipped }) => (
          <Link key={step} className={classes.stepButton} to={pathOfStep(step)}>
            <StepMark isDone={isDone} isSkipped={isSkipped} />
            {words[step].title}
          </Link>
        ))}
      <button
        type="button"
        className={classes.stepButton}
        aria-current={place === 'ready' ? 'step' : undefined}
        onClick={() => onPlace('ready')}
      >
        <IconFlag size={18} stroke={1.75} aria-hidden="true" />
        {t`Ready`}
      </button>
    </nav>
  );
}

function StepBody({ place, steps, ...props }: StepProps & { place: GuidedStep; steps: Steps }) {
  const words = useStepWords();
  const { count = 0, isDone = false } = steps.find(({ step }) => step === place) ?? {};
  return (
    <section>
      <p className={classes.quiet} style={{ marginBottom: 12 }}>
        {words[place].why}
      </p>
      {place === 'school' ? <SchoolStep {...props} /> : null}
      {place === 'classes' ? <ClassesStep {...props} /> : null}
      {place === 'fees' ? <FeesStep isDone={isDone} {...props} /> : null}
      {place === 'periods' ? <PeriodsStep {...props} /> : null}
      {place === 'subjects' ? <SubjectsStep {...props} /> : null}
      {place === 'students' || place === 'employees' ? <ImportStep kind={place} count={count} {...props} /> : null}
      {place === 'channels' ? <ChannelsStep {...props} /> : null}
    </section>
  );
}
