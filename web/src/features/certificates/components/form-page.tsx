import { useLingui } from '@lingui/react/macro';
import type { FormContent, Words } from '@shala/contract/certificates';
import { Button } from '#ui/button';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { Group, SimpleGrid } from '#ui/layout';
import { changeAt, NO_WORDS } from '../lib/form-draft.ts';
import { useCertificateWords } from '../lib/words.tsx';
import classes from './certificates.module.css';

type Props = { content: FormContent; onChange: (content: FormContent) => void };
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const MOST_SIGNATURES = 3;

/** Title, language, paper and margins of a form. */
export function FormPage({ content, onChange }: Props) {
  const { t } = useLingui();
  const { languages } = useCertificateWords();
  const { paper, title } = content;
  const names = { top: t`Top margin`, right: t`Right margin`, bottom: t`Bottom margin`, left: t`Left margin` };
  const titleField = (language: keyof Words, label: string) => (
    <TextField
      label={label}
      maxLength={120}
      value={title[language]}
      onChange={(event) => onChange({ ...content, title: { ...title, [language]: event.target.value } })}
    />
  );
  return (
    <>
      <div className={classes.two}>
        {titleField('en', t`Title, English`)}
        {titleField('hi', t`Title, Hindi`)}
        <ChoiceField
          label={t`Language`}
          placeholder={t`Select`}
          value={content.languages}
          choices={(['en', 'hi', 'both'] as const).map((value) => ({ value, label: languages[value] }))}
          onChange={(event) => onChange({ ...content, languages: (event.target.value || 'en') as FormContent['languages'] })}
        />
        <ChoiceField
          label={t`Paper`}
          placeholder={t`Select`}
          value={paper.size}
          choices={['A4', 'A5'].map((value) => ({ value, label: value }))}
          onChange={(event) => onChange({ ...content, paper: { ...paper, size: event.target.value === 'A5' ? 'A5' : 'A4' } })}
        />
      </div>
      <SimpleGrid cols={4} spacing={8}>
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={t`${names[side]} (mm)`}
            inputMode="numeric"
            maxLength={3}
            value={String(paper[side])}
            onChange={(event) =>
              onChange({ ...content, paper: { ...paper, [side]: Math.min(120, Number(event.target.value.replaceAll(/\D/g, ''))) } })
            }
          />
        ))}
      </SimpleGrid>
      <CheckField
        label={t`Print the letterhead`}
        description={t`If you print on the school’s letterhead paper, remove this tick and set the top margin to where the text begins.`}
        checked={paper.hasLetterhead}
        onChange={(event) => onChange({ ...content, paper: { ...paper, hasLetterhead: event.target.checked } })}
      />
      <Group gap={8}>
        <CheckField
          label={t`Book and serial number`}
          checked={content.hasNumbers}
          onChange={(event) => onChange({ ...content, hasNumbers: event.target.checked })}
        />
        <CheckField
          label={t`Photo`}
          checked={content.hasPhoto}
          onChange={(event) => onChange({ ...content, hasPhoto: event.target.checked })}
        />
        <CheckField
          label={t`Seal`}
          checked={content.hasSeal}
          onChange={(event) => onChange({ ...content, hasSeal: event.target.checked })}
        />
      </Group>
      <Signatures content={content} onChange={onChange} />
    </>
  );
}

function Signatures({ content, onChange }: Props) {
  const { t } = useLingui();
  const { signatures } = content;
  const put = (changed: FormContent['signatures']) => onChange({ ...content, signatures: changed });
  return (
    <>
      {signatures.map((signature, index) => {
        const number = index + 1;
        const label = (language: keyof Words) => ({
          maxLength: 80,
          value: signature.label[language],
          onChange: (event: { target: { value: string } }) =>
            put(changeAt(signatures, index, { ...signature, label: { ...signature.label, [language]: event.target.value } })),
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a signature has nothing but its place
          <div key={index} className={classes.editor}>
            <div className={classes.two}>
              <TextField label={t`Signature ${number}, English`} {...label('en')} />
              <TextField label={t`Signature ${number}, Hindi`} {...label('hi')} />
            </div>
            <Group gap={8}>
              <CheckField
                label={t`Print the signature picture`}
                checked={signature.hasPicture}
                onChange={(event) => put(changeAt(signatures, index, { ...signature, hasPicture: event.target.checked }))}
              />
              <CheckField
                label={t`Print the principal’s name`}
                checked={signature.hasName ?? signature.hasPicture}
                onChange={(event) => put(changeAt(signatures, index, { ...signature, hasName: event.target.checked }))}
              />
              <Button size="small" onClick={() => put(changeAt(signatures, index, null))}>{t`Delete signature`}</Button>
            </Group>
          </div>
        );
      })}
      {signatures.length < MOST_SIGNATURES ? (
        <div>
          <Button size="small" onClick={() => put([...signatures, { label: NO_WORDS, hasPicture: false }])}>{t`Add signature`}</Button>
        </div>
      ) : null}
    </>
  );
}
