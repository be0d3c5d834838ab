import { useLingui } from '@lingui/react/macro';
import { availableLanguages, chooseLanguage } from '#lib/i18n';
import { showToast } from '#lib/toasts';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import classes from './account.module.css';

/** Shown once this build carries a second language. The choice is kept in this browser and sent with each request. */
export function LanguageCard() {
  const { t, i18n } = useLingui();
  const languages = availableLanguages();
  if (languages.length < 2) return null;
  const handleChoose = (language: string) => {
    chooseLanguage(language).catch(() =>
      showToast({ tone: 'bad', sentence: t`The language could not be loaded. Check the connection and select it again.` }),
    );
  };
  return (
    <Card title={t`Language`}>
      <div className={classes.pad}>
        <Segmented label={t`Language`} value={i18n.locale} choices={languages} onChange={handleChoose} />
      </div>
    </Card>
  );
}
