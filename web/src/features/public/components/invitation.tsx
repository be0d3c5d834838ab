import { Trans } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import classes from './invitation.module.css';
import { LinkAsButton } from './link-as-button.tsx';
import page from './public-page.module.css';

/** The end of a page: the two ways in once more. */
export function Invitation() {
  return (
    <section className={`${page.column} ${classes.section}`}>
      <div>
        <h2 className={classes.heading}>
          <Trans>Try it with a school that is already full</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>
            A new installation brings a demo school with invented children, staff and payments. Its sign-in works on the computer that Shala
            runs on. Your own school starts empty beside it.
          </Trans>
        </p>
      </div>
      <div className={classes.actions}>
        <LinkAsButton href={paths.register} isPrimary>
          <Trans>Register your school</Trans>
        </LinkAsButton>
        <LinkAsButton href={paths.login}>
          <Trans>See the demo school</Trans>
        </LinkAsButton>
      </div>
    </section>
  );
}
