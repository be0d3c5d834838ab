import { Trans, useLingui } from '@lingui/react/macro';
import { useAuth } from '#features/identity';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import { LinkButton } from '#ui/button';
import { useDocumentTitle } from '#ui/document-title';
import classes from './full-screen.module.css';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const { authenticated } = useAuth();
  useDocumentTitle(t`Page not found`);
  return (
    <main className={classes.full}>
      <span className={classes.still}>
        <BrandMark size={40} />
      </span>
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Page not found</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </p>
      <p className={classes.action}>
        <LinkButton to={authenticated ? paths.homepage : paths.landing} isPrimary>
          {authenticated ? t`Go to Dashboard` : t`Go to the home page`}
        </LinkButton>
      </p>
    </main>
  );
}
