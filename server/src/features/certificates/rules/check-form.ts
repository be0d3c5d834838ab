import {
  EMPLOYEE_SOURCES,
  type FormContent,
  findTextFault,
  type PersonKind,
  SCHOOL_SOURCES,
  STUDENT_SOURCES,
} from '@shala/contract/certificates';
import { Refusal } from '#platform/errors';

const SHEETS = { A4: { width: 210, height: 297 }, A5: { width: 148, height: 210 } } as const;
/** The least space between the margins, in millimetres. */
const LEAST = { width: 80, height: 110 };

/** The placeholders allowed in a format's texts: the record, the school, and the format's own fields. */
export function placeholdersOf(personKind: PersonKind, { fields }: Pick<FormContent, 'fields'>): string[] {
  const record = personKind === 'student' ? STUDENT_SOURCES : EMPLOYEE_SOURCES;
  return [...new Set([...fields.map(({ key }) => key), ...record, ...SCHOOL_SOURCES])];
}

/** Refuses a format with unknown placeholders, markup, two fields with the same key, or too little space between its margins; says where. */
export function checkForm(personKind: PersonKind, form: FormContent): void {
  const keys = form.fields.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Refusal('unprocessable', 'fieldKeyTwice', { values: { key: twice } });
  const names = new Set(placeholdersOf(personKind, form));
  for (const { text, place, mayFill } of textsOf(form)) refuseFault(text, place, mayFill ? names : new Set());
  const { size, top, right, bottom, left } = form.paper;
  if (SHEETS[size].width - left - right < LEAST.width || SHEETS[size].height - top - bottom < LEAST.height)
    throw new Refusal('unprocessable', 'formMargins');
}

type Text = { text: string; place: string; mayFill: boolean };

function textsOf({ title, opening, closing, fields, signatures }: FormContent): Text[] {
  const inLanguages = (words: { en: string; hi: string }, place: string, mayFill: boolean): Text[] => [
    { text: words.en, place: `${place}, English`, mayFill },
    { text: words.hi, place: `${place}, Hindi`, mayFill },
  ];
  return [
    ...inLanguages(title, 'title', false),
    ...opening.flatMap((words, index) => inLanguages(words, `paragraph ${index + 1} above the fields`, true)),
    ...fields.flatMap(({ label }, index) => inLanguages(label, `field ${index + 1}`, false)),
    ...closing.flatMap((words, index) => inLanguages(words, `paragraph ${index + 1} below the fields`, true)),
    ...signatures.flatMap(({ label }, index) => inLanguages(label, `signature ${index + 1}`, false)),
  ];
}

function refuseFault(text: string, place: string, names: ReadonlySet<string>): void {
  const fault = findTextFault(text, names);
  if (fault === null) return;
  const where = `${place}, character ${fault.at}`;
  if (fault.code === 'markupInTemplate')
    throw new Refusal('unprocessable', 'markupInTemplate', { values: { markup: fault.what, place: where } });
  if (fault.code === 'openPlaceholder')
    throw new Refusal('unprocessable', 'openPlaceholder', { values: { place: where, example: '{studentName}' } });
  throw new Refusal('unprocessable', 'unknownPlaceholder', { values: { placeholder: fault.what, place: where } });
}
