import { useLingui } from '@lingui/react/macro';
import { availableLanguages, chooseLanguage } from '#lib/i18n';
import { showToast } from '#lib/toasts';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { Stack } from '#ui/layout';

/** Shown once this build carries a second language. The choice is kept in this browser and sent with each request. */
export function LanguageCard() {
  const { t, i18n } = useLingui();
  const languages = availableLanguages();
  if (languages.length < 2) return null;
  const handleChoose = (language: string) => {
    chooseLanguage(language).catch(() =>
      showToast({ tone: 'bad', sentence: t`The language could not be changed. Check the connection and select it again.` }),
    );
  };
  return (
    <Card title={t`Language`}>
      <Stack gap={16} pt={4} pb={16} px={16}>
        <Segmented label={t`Language`} value={i18n.locale} choices={languages} onChange={handleChoose} />
      </Stack>
    </Card>
  );
}
