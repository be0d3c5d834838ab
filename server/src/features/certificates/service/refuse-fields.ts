import { MAX_FIELD_VALUE, type Source } from '@shala/contract/certificates';
import { z } from 'zod';
import { Refusal, sentence } from '#platform/errors';
import { writeDay } from '#platform/words';
import type { Filled, FilledField } from '../rules/fill-form.ts';
import type { PersonFacts } from '../rules/person-facts.ts';

/** Refuses a required field without a value, a value that is too long, an invalid choice or date, and a future date, and a leaving before the admission. */
export function refuseFields(formName: string, { fields }: Filled, person: PersonFacts): void {
  const { today } = person;
  const earliest = (person.kind === 'student' ? person.admittedOn : person.joinedOn) ?? '';
  for (const field of fields) {
    const name = field.label.en || field.label.hi;
    if (field.isRequired && field.isMissing)
      throw new Refusal('unprocessable', 'certificateFieldMissing', {
        values: { field: name, form: formName },
        fields: { [field.key]: 'required' },
      });
    const values = { field: name, most: MAX_FIELD_VALUE };
    const code = valueFault(field, today);
    if (code !== null) throw new Refusal('unprocessable', code, { values, fields: { [field.key]: sentence(code, values) } });
    if (isEarly(field, earliest)) {
      const early = { field: name, day: writeDay(earliest) };
      const fields = { [field.key]: sentence('certificateDayEarly', early) };
      throw new Refusal('unprocessable', 'certificateDayEarly', { values: early, fields });
    }
  }
  refuseTogether(fields);
}

/** Refuses more days present than working days, and a list with nothing filled in. */
function refuseTogether(fields: readonly FilledField[]): void {
  const days = (wanted: Source) => fields.find(({ source, kind }) => source === wanted && kind === 'number')?.value;
  const values = { present: days('daysPresent') ?? '', days: days('workingDays') ?? '' };
  const isMore = values.present !== '' && values.days !== '' && Number(values.present) > Number(values.days);
  if (isMore) throw new Refusal('unprocessable', 'certificatePresent', { values });
  const printed = fields.filter(({ isPrinted }) => isPrinted);
  if (printed.length === 0 || printed.some(({ isMissing }) => !isMissing)) return;
  throw new Refusal('unprocessable', 'certificateNothing', {
    values: { fields: printed.map(({ label }) => label.en || label.hi).join(', ') },
  });
}

function valueFault(field: FilledField, today: string) {
  if (field.value.length > MAX_FIELD_VALUE) return 'certificateFieldLong';
  if (isNoDay(field)) return 'certificateNoDay';
  if (isFutureDay(field, today)) return 'certificateDay';
  if (field.kind === 'number' && field.value !== '' && !/^\d{1,6}(?:\.5)?$/.test(field.value.trim())) return 'certificateNoNumber';
  return field.kind === 'choice' && !field.isFixed && field.value !== '' && !field.choices.includes(field.value)
    ? 'certificateChoice'
    : null;
}

/** Somebody leaves after they came. */
const isEarly = ({ source, value, isFixed }: FilledField, earliest: string) =>
  !isFixed && (source === 'leftOn' || source === 'lastDay') && value !== '' && value < earliest;
const isNoDay = ({ kind, value, isFixed }: FilledField) =>
  kind === 'day' && !isFixed && value !== '' && !z.iso.date().safeParse(value).success;
const isFutureDay = ({ kind, value, isFixed }: FilledField, today: string) => kind === 'day' && !isFixed && value > today;
