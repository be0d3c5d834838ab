import { useLingui } from '@lingui/react/macro';
import { availableLanguages } from '#lib/i18n';
import { Card } from '#ui/card';
import { CheckField, ChoiceField } from '#ui/field';
import classes from './school.module.css';

type Props = {
  language: string;
  languageField: Omit<Parameters<typeof ChoiceField>[0], 'label' | 'choices' | 'placeholder'>;
  bilingualField: Omit<Parameters<typeof CheckField>[0], 'label'>;
};

/** The language of what parents get. Shown once this build carries a second language. */
export function ParentsLanguageCard({ language, languageField, bilingualField }: Props) {
  const { t } = useLingui();
  const languages = availableLanguages();
  if (languages.length < 2) return null;
  const name = languages.find(({ value }) => value === language)?.label ?? language;
  return (
    <Card title={t`Language for parents`}>
      <div className={classes.pad}>
        <ChoiceField
          {...languageField}
          label={t`Language`}
          placeholder={t`Select a language`}
          choices={languages}
          description={t`Used for receipts, fee certificates, reminders, holiday notices, admit cards, identity cards and report cards`}
        />
        {language === 'en' ? null : <CheckField {...bilingualField} label={t`Receipts in English and ${name}`} />}
      </div>
    </Card>
  );
}
