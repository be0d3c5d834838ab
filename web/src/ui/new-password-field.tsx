import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { strengthOf } from '#lib/password-strength';
import { PasswordField } from './field.tsx';
import classes from './new-password-field.module.css';

type Props = Omit<ComponentProps<typeof PasswordField>, 'description' | 'autoComplete'> & { value: string };

/** A password that is chosen, with how hard it is to guess. */
export function NewPasswordField({ value, ...field }: Props) {
  const { t } = useLingui();
  const strength = useStrength(value);
  const words = [t`Very easy to guess`, t`Easy to guess`, t`Fair`, t`Good`, t`Strong`];
  return (
    <div className={classes.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        description={t`At least 10 characters. You can use a few words: they are easy to remember.`}
      />
      {strength === null ? null : (
        <div className={classes.meter} data-strength={strength}>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} />
          </span>
          <span role="status">{words[strength]}</span>
        </div>
      )}
    </div>
  );
}

/** Null while nothing is typed, and where the judge could not be opened: the server refuses the worst by itself. */
function useStrength(password: string): number | null {
  const [judged, setJudged] = useState<{ password: string; strength: number } | null>(null);
  useEffect(() => {
    if (password === '') return setJudged(null);
    let isOver = false;
    strengthOf(password).then(
      (strength) => {
        if (!isOver) setJudged({ password, strength });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [password]);
  return judged?.strength ?? null;
}
