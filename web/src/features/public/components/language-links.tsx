import { useLingui } from '@lingui/react/macro';
import { availableLanguages } from '#lib/i18n';
import { addressIn } from '../address-in.ts';

/** The page in the other languages, each by its own name. Links, because these pages work without a script; `boot.js` remembers the choice. */
export function LanguageLinks({ current, className }: { current: string; className: string | undefined }) {
  const { i18n } = useLingui();
  return availableLanguages()
    .filter(({ value }) => value !== i18n.locale)
    .map(({ value, label }) => (
      <a key={value} href={addressIn(value, current)} hrefLang={value} lang={value} translate="no" className={className}>
        {label}
      </a>
    ));
}
