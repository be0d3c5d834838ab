import { useLingui } from '@lingui/react/macro';
import type { FormField, Words } from '@shala/contract/certificates';
import { Button } from '#ui/button';
import { TextAreaField } from '#ui/field';
import { changeAt, type Fault, faultOf, NO_WORDS } from '../lib/form-draft.ts';
import classes from './certificates.module.css';

type Props = {
  label: string;
  paragraphs: readonly Words[];
  placeholders: readonly string[];
  fields: readonly FormField[];
  languages: 'en' | 'hi' | 'both';
  onChange: (paragraphs: Words[]) => void;
};

/** The paragraphs of a form in its languages; a placeholder that is not known is told under the paragraph, with its place. */
export function ParagraphFields({ label, paragraphs, placeholders, fields, languages, onChange }: Props) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const place = label.toLowerCase();
  const area = (words: Words, index: number, language: 'en' | 'hi') => {
    const fault = faultOf(words[language], placeholders, fields);
    const number = index + 1;
    return (
      <TextAreaField
        label={language === 'en' ? t`${label} ${number}, English` : t`${label} ${number}, Hindi`}
        rows={3}
        maxLength={2000}
        value={words[language]}
        error={fault ? faultText(fault) : undefined}
        onChange={(event) => onChange(changeAt(paragraphs, index, { ...words, [language]: event.target.value }))}
      />
    );
  };
  return (
    <>
      {paragraphs.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
        <div key={index} className={classes.editor}>
          {languages === 'hi' ? null : area(words, index, 'en')}
          {languages === 'en' ? null : area(words, index, 'hi')}
          <div>
            <Button size="small" onClick={() => onChange(changeAt(paragraphs, index, null))}>{t`Delete paragraph`}</Button>
          </div>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...paragraphs, NO_WORDS])}>{t`Add paragraph: ${place}`}</Button>
      </div>
    </>
  );
}

function useFaultText(): (fault: Fault) => string {
  const { t } = useLingui();
  return ({ code, what, at }) => {
    if (code === 'unknownPlaceholder') return t`“${what}” is not a fill-in code (character ${at}). Select one from the list.`;
    if (code === 'openPlaceholder') return t`Each fill-in code needs one opening and one closing bracket (character ${at}).`;
    return t`“${what}” cannot be used here (character ${at}). Remove it.`;
  };
}
