import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@shala/contract/imports';
import { ImportFlow } from '#features/imports';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import classes from '../setup.module.css';
import type { StepProps } from './step-foot.tsx';

/** The import of students or employees within the setup; whoever has only a few adds them one by one. */
export function ImportStep({ kind, count, onDone, onSkip }: StepProps & { kind: ImportKind; count: number }) {
  const { t } = useLingui();
  return (
    <div className={classes.form} style={{ maxWidth: 'none' }}>
      <ImportFlow kind={kind} />
      <p className={classes.quiet}>
        <Trans>Only a few?</Trans>{' '}
        <LinkButton size="small" to={kind === 'students' ? paths.addStudent : paths.addEmployee}>
          {kind === 'students' ? t`Add student` : t`Add employee`}
        </LinkButton>
      </p>
      <div className={classes.foot}>
        <Button onClick={onSkip}>{t`Skip for now`}</Button>
        <Button isPrimary disabled={count === 0} onClick={onDone}>{t`Continue`}</Button>
      </div>
    </div>
  );
}
