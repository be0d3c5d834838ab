import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { type PublicPageName, publicPages } from '../pages.ts';
import { markSignedIn } from '../signed-in.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-page.module.css';

/** The frame of a public page. It draws the same in the app and as a document made at build time, so it needs neither router nor session. */
export function PublicPage({ page, children }: { page: PublicPageName; children: ReactNode }) {
  const { t } = useLingui();
  const { path, title } = publicPages[page];
  const tabTitle = t(title);

  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  useEffect(markSignedIn, []);

  return (
    <div className={classes.page}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <PublicHeader current={path} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter current={path} />
    </div>
  );
}
