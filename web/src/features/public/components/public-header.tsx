import { Trans, useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import { LanguageLinks } from './language-links.tsx';
import { LinkAsButton } from './link-as-button.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './public-header.module.css';
import page from './public-page.module.css';

/** The mark, the pages, and the ways in. On a phone the pages fold into a menu that needs no script. */
export function PublicHeader({ current }: { current: string }) {
  const { t } = useLingui();
  return (
    <header className={classes.header}>
      <div className={`${page.column} ${classes.row}`}>
        <a href={paths.landing} className={classes.brand} aria-current={current === paths.landing ? 'page' : undefined}>
          <BrandMark size={30} />
          <span>Shala</span>
        </a>
        <nav className={classes.wide} aria-label={t`Main`}>
          <NavLinks current={current} className={classes.link} />
        </nav>
        <div className={classes.ways}>
          <span className={classes.wide}>
            <LanguageLinks current={current} className={classes.link} />
          </span>
          <a href={paths.login} className={`${classes.login} ${classes.guest}`}>
            <Trans>Sign in</Trans>
          </a>
          <span className={`${classes.register} ${classes.guest}`}>
            <LinkAsButton href={paths.register} size="small">
              <Trans>Register your school</Trans>
            </LinkAsButton>
          </span>
          <span className={classes.member}>
            <LinkAsButton href={paths.homepage} size="small">
              <Trans>Open Shala</Trans>
            </LinkAsButton>
          </span>
          <details className={classes.menu}>
            <summary className={classes.opener} aria-label={t`Menu`}>
              <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
            </summary>
            <nav className={classes.sheet} aria-label={t`Menu`}>
              <NavLinks current={current} className={classes.sheetLink} />
              <a href={paths.register} className={`${classes.sheetLink} ${classes.guest}`}>
                <Trans>Register your school</Trans>
              </a>
              <LanguageLinks current={current} className={classes.sheetLink} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
