import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import { useDocumentTitle } from '#ui/document-title';
import classes from './entrance.module.css';
import { LanguageChoice } from './language-choice.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Which of the four steps of signing up this is. */
  step?: number;
  children: ReactNode;
  foot?: ReactNode;
  isWide?: boolean | 'list';
};

const STEPS = 4;

/** The frame of the screens before one is signed in: one column, one thing to do. */
export function Entrance({ title, lead, step, children, foot, isWide = false }: Props) {
  const { t } = useLingui();
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link to={paths.landing} className={classes.brand} aria-label={t`Shala, go to the home page`}>
          <BrandMark size={30} />
          <span aria-hidden="true">Shala</span>
        </Link>
        <LanguageChoice />
      </header>
      <main className={classes.main} data-wide={isWide || undefined}>
        <div className={classes.card}>
          {step ? (
            <p className={classes.step}>
              <Trans>
                Step {step} of {STEPS}
              </Trans>
            </p>
          ) : null}
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <div className={classes.lead}>{lead}</div> : null}
          {children}
        </div>
        {foot ? <div className={classes.foot}>{foot}</div> : null}
      </main>
    </div>
  );
}
