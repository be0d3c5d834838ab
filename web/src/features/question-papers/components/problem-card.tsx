import { Trans, useLingui } from '@lingui/react/macro';
import type { Blueprint } from '@shala/contract/question-papers';
import { Button } from '#ui/button';
import type { Chosen } from '../api.ts';
import { shortfallText, stepText } from '../lib/words.ts';
import classes from './papers.module.css';

type Props = { chosen: Chosen; blueprint: Blueprint; isBusy: boolean; onApply: (blueprint: Blueprint) => void };

/** Why a blueprint cannot be met, and the smallest change that makes it possible. */
export function ProblemCard({ chosen: { shortfalls, relaxation }, blueprint, isBusy, onApply }: Props) {
  const { t } = useLingui();
  return (
    <section className={classes.problem} role="alert">
      <h2>
        <Trans>The textbook has too few questions for this blueprint</Trans>
      </h2>
      <ul>
        {shortfalls.map((one) => (
          <li key={one.section}>{shortfallText(one, blueprint.sections).join(' ')}</li>
        ))}
      </ul>
      {relaxation ? (
        <>
          <h2>
            <Trans>Change that solves this</Trans>
          </h2>
          <ul>
            {relaxation.steps.map((step) => {
              const text = stepText(step, blueprint.sections);
              return <li key={text}>{text}</li>;
            })}
          </ul>
          <Button isPrimary isBusy={isBusy} onClick={() => onApply(relaxation.blueprint)}>
            {t`Apply and make paper`}
          </Button>
        </>
      ) : (
        <p className={classes.quiet}>
          <Trans>Add questions of your own to the question bank, or change the sections.</Trans>
        </p>
      )}
    </section>
  );
}
