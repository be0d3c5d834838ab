import { Trans } from '@lingui/react/macro';
import { BrandMark } from '#ui/brand-mark';
import classes from './full-screen.module.css';

/** Shown while it is being determined whether somebody is signed in. */
export function LoadingScreen() {
  return (
    <main className={classes.full} aria-busy="true">
      <span className={classes.mark}>
        <BrandMark size={40} />
      </span>
      <h1 className={classes.title}>
        <Trans>Loading...</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>Please wait while we prepare everything for you</Trans>
      </p>
    </main>
  );
}
