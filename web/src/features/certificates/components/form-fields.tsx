import { useLingui } from '@lingui/react/macro';
import { EMPLOYEE_SOURCES, type FormField, type PersonKind, SCHOOL_SOURCES, STUDENT_SOURCES } from '@shala/contract/certificates';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { CheckField, ChoiceField, TextAreaField, TextField } from '#ui/field';
import { Group, Text } from '#ui/layout';
import { changeAt, moveAt, newField } from '../lib/form-draft.ts';
import { labelWords } from '../lib/label-words.ts';
import { useSourceWords } from '../lib/source-words.ts';
import classes from './certificates.module.css';

/** What the office writes where the day of the certificate belongs. */
const TODAY = '{today}';

const MOST_CHOICES = 30;

/** Their names say already that they come from the school. */
const SCHOOL: ReadonlySet<string> = new Set(SCHOOL_SOURCES);

type Props = { fields: readonly FormField[]; personKind: PersonKind; onChange: (fields: FormField[]) => void };

/** The fields of a form in their order: label, where the value comes from, and whether it is required. */
export function FormFields({ fields, personKind, onChange }: Props) {
  const { t } = useLingui();
  return (
    <>
      {fields.map((field, index) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the key of a field can be typed anew
          key={index}
          field={field}
          personKind={personKind}
          onChange={(changed) => onChange(changeAt(fields, index, changed))}
          onMove={(by) => onChange(moveAt(fields, index, by))}
        />
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...fields, newField(fields)])}>{t`Add field`}</Button>
      </div>
    </>
  );
}

type RowProps = { field: FormField; personKind: PersonKind; onChange: (field: FormField | null) => void; onMove: (by: 1 | -1) => void };

function FieldRow({ field, personKind, onChange, onMove }: RowProps) {
  const { t } = useLingui();
  const sources = [...(personKind === 'student' ? STUDENT_SOURCES : EMPLOYEE_SOURCES), ...SCHOOL_SOURCES];
  const wordOf = useSourceWords();
  const { label, source, key } = field;
  const name = labelWords(label) || key;
  return (
    <details className={classes.details}>
      <summary>
        {name}
        {field.isRequired ? ' *' : ''}{' '}
        <Text span c="dimmed" fz="xs">
          {source === '' ? t`typed when issuing` : SCHOOL.has(source) ? wordOf(source) : t`as per school record: ${wordOf(source)}`}
        </Text>
      </summary>
      <div className={classes.editor}>
        <div className={classes.two}>
          <TextField
            label={t`Label, English`}
            maxLength={200}
            value={label.en}
            onChange={(event) => onChange({ ...field, label: { ...label, en: event.target.value } })}
          />
          <TextField
            label={t`Label, Hindi or another language`}
            maxLength={200}
            value={label.hi}
            onChange={(event) => onChange({ ...field, label: { ...label, hi: event.target.value } })}
          />
          <ChoiceField
            label={t`Filled in from`}
            placeholder={t`Typed when issuing`}
            value={source}
            choices={sources.map((value) => ({ value, label: wordOf(value) }))}
            onChange={(event) => onChange({ ...field, source: event.target.value as FormField['source'] })}
          />
          <TextField
            label={t`Short name (fill-in code for the texts)`}
            maxLength={40}
            value={key}
            onChange={(event) => onChange({ ...field, key: event.target.value.replaceAll(/[^a-zA-Z0-9]/g, '') })}
          />
        </div>
        <FieldKind field={field} onChange={onChange} />
        <FieldChecks field={field} onChange={onChange} />
        <Group gap={8}>
          <Button
            size="small"
            icon={<IconArrowUp size={14} aria-hidden="true" />}
            aria-label={t`Move ${name} up`}
            onClick={() => onMove(-1)}
          >
            {t`Up`}
          </Button>
          <Button
            size="small"
            icon={<IconArrowDown size={14} aria-hidden="true" />}
            aria-label={t`Move ${name} down`}
            onClick={() => onMove(1)}
          >
            {t`Down`}
          </Button>
          <Button
            size="small"
            icon={<IconTrash size={14} aria-hidden="true" />}
            aria-label={t`Delete the field ${name}`}
            onClick={() => onChange(null)}
          >
            {t`Delete`}
          </Button>
        </Group>
      </div>
    </details>
  );
}

type PartProps = { field: FormField; onChange: (field: FormField) => void };

/** How the office fills a field in, and with what it begins. */
function FieldKind({ field, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.two}>
        <ChoiceField
          label={t`Type of entry`}
          placeholder={t`Text`}
          value={field.kind === 'text' ? '' : field.kind}
          choices={[
            { value: 'long', label: t`Long text` },
            { value: 'number', label: t`Number` },
            { value: 'day', label: t`Date` },
            { value: 'choice', label: t`Select from a list` },
          ]}
          onChange={(event) => onChange({ ...field, kind: (event.target.value || 'text') as FormField['kind'] })}
        />
        <TextField
          label={t`Default text (can be changed when issuing)`}
          description={field.kind === 'day' ? t`Enter ${TODAY} to print the date of issue.` : undefined}
          maxLength={200}
          value={field.initial}
          onChange={(event) => onChange({ ...field, initial: event.target.value })}
        />
      </div>
      {field.kind === 'choice' ? (
        <TextAreaField
          label={t`List to select from, one entry on each line`}
          rows={4}
          value={field.choices.join('\n')}
          onChange={(event) => onChange({ ...field, choices: event.target.value.split('\n').slice(0, MOST_CHOICES) })}
        />
      ) : null}
    </>
  );
}

function FieldChecks({ field, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <Group gap={8}>
      <CheckField
        label={t`Required`}
        checked={field.isRequired}
        onChange={(event) => onChange({ ...field, isRequired: event.target.checked })}
      />
      <CheckField
        label={t`Printed as a separate row`}
        checked={field.isPrinted}
        onChange={(event) => onChange({ ...field, isPrinted: event.target.checked })}
      />
      <CheckField
        label={t`No serial number for this row`}
        checked={field.isContinued ?? false}
        disabled={!field.isPrinted}
        onChange={(event) => onChange({ ...field, isContinued: event.target.checked })}
      />
      <CheckField
        label={t`Use the same entry in the next certificate`}
        checked={field.isRemembered}
        onChange={(event) => onChange({ ...field, isRemembered: event.target.checked })}
      />
    </Group>
  );
}
