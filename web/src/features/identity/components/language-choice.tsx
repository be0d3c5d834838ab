import { useLingui } from '@lingui/react/macro';
import { availableLanguages, chooseLanguage } from '#lib/i18n';
import classes from './entrance.module.css';

/** The languages that Shala can be read in before one is signed in, each by its own name. */
export function LanguageChoice() {
  const { t, i18n } = useLingui();
  const others = availableLanguages().filter(({ value }) => value !== i18n.locale);
  if (others.length === 0) return null;
  return (
    <nav className={classes.languages} aria-label={t`Language`} translate="no">
      {others.map(({ value, label }) => (
        // Without a connection the page stays as it is, and the button too.
        <button key={value} type="button" lang={value} onClick={() => void chooseLanguage(value).catch(() => undefined)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
