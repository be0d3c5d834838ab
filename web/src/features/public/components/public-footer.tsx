import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { LanguageLinks } from './language-links.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './public-footer.module.css';
import page from './public-page.module.css';

/** The same ways again at the end of a page, and what is true of every page. */
export function PublicFooter({ current }: { current: string }) {
  const { t } = useLingui();
  return (
    <footer className={classes.footer}>
      <div className={`${page.column} ${classes.row}`}>
        <p className={classes.line}>
          <Trans>Shala runs on the school’s own computer. This page does not collect anything about you.</Trans>
        </p>
        <nav className={classes.links} aria-label={t`End of page`}>
          <NavLinks current={current} className={classes.link} />
          <a href={paths.privacy} className={classes.link} aria-current={current === paths.privacy ? 'page' : undefined}>
            <Trans>Privacy</Trans>
          </a>
          <a href={paths.login} className={classes.link}>
            <Trans>Sign in</Trans>
          </a>
          <LanguageLinks current={current} className={classes.link} />
        </nav>
      </div>
    </footer>
  );
}
