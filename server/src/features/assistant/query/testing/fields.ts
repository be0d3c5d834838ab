import type { Query, QueryEntity } from '@shala/contract/assistant';
import { tableIn } from '../../interpreter/text/listed.ts';
import { ENTITIES } from '../entities/index.ts';
import { pupilDimensions } from '../entities/pupil.ts';
import type { Dimension, Entity } from '../entity.ts';
import { names } from './small-school.ts';

/** A question about one field of one entity: told apart by it, told as a column, asked for alone, or kept by it. */
export type FieldAsked = { entity: QueryEntity; field: string; form: Form; text: string };
export type Form = 'group' | 'column' | 'alone' | 'condition';

/** What the rows of an entity are called by whoever asks for them; entities that share their rows with another one are asked through it. */
const ROWS = tableIn(`
student: students
guardian: guardians
employee: staff
leave: leave applications
admission: new admissions
leaver: students who left
staffLeaver: staff who left
receipt: receipts
cheque: post dated cheques
expense: bills
salary: salaries paid
cover: substitutions
logEntry: logbook entries
event: calendar entries
notice: notices
examPaper: exam papers
examDuty: invigilation duties
delivery: messages of notices
activity: activities
concession: concessions
certificate: certificates
textbook: textbooks
dayClosing: day closings
depositSlip: deposit slips
sectionMove: section changes
studentDocument: student documents
staffDocument: staff documents
questionPaper: question papers
examRoom: exam rooms
examSeat: exam seats
logReview: logbook reviews
exam: exams
publishedResult: published results
takenRegister: registers taken
chosenHead: optional fees chosen
`);

/** Of these each has its own, and telling rows apart by them tells nothing. */
const NO_GROUP =
  /^(?:admissionNumber|address|contact|parents|siblings|motherName|fatherName|fatherPhone|motherPhone|mail|email|phone|collector|pen|stateId|nativeName|roll|code|emergency|teaches|apaar|surname|firstName|transport|receipt|number|chequeNumber|amount|note|remark|details|description|syllabus|personNumber|expected|counted|difference|used|left|allowed|reason|taught|homework|text|title)$/;
const TIMES = ['day', 'week', 'month', 'quarter', 'weekday', 'year'];

/** The word by which a field is asked for: the first of its list that is English, stands alone and asks nothing itself. */
function wordOf({ words }: Dimension): string | undefined {
  return words
    .split(', ')
    .filter((one) => /^[a-z][a-z -]+$/.test(one) && !ASKING.test(one))
    .sort((a, b) => Number(b.split(' ').length < 4) - Number(a.split(' ').length < 4))[0];
}
const ASKING =
  /\b(?:who|whom|whose|which|what|where|when|why|how|by|wise|each|every|per|vs|others|kitne|kis|kisne|kaun|kahan|kab|jo|from|for|is|of the)\b/;

const isOwn = (entity: Entity, name: string) =>
  entity.name === 'student' || (!(name in pupilDimensions) && (entity.name === 'employee' || !(name in ENTITIES.joiner.dimensions)));

/** Whether some rows may have none of a field: it is declared so, or has a condition of that heading. */
const mayLack = ({ flags = {} }: Entity, field: string, { title, mayLack: isDeclared }: Dimension): boolean =>
  isDeclared === true || Object.values(flags).some(({ of }) => of === title || of === field);

function askedOf(entity: Entity, rows: string, field: string, dimension: Dimension): FieldAsked[] {
  const word = wordOf(dimension);
  if (word === undefined || dimension.isPerson === true || TIMES.includes(field) || !isOwn(entity, field)) return [];
  const saying = (form: Form, ...texts: string[]) => texts.map((text) => ({ entity: entity.name, field, form, text }));
  const [value] = dimension.values === undefined ? Object.values(dimension.shows ?? {}) : (names[dimension.values] ?? []);
  return [
    ...(dimension.isPart === true || NO_GROUP.test(field)
      ? []
      : saying('group', `${word} wise ${rows}`, `number of ${rows} by ${word}`, `how many ${rows} per ${word}`)),
    ...(dimension.isPart === true
      ? []
      : saying('column', `list of ${rows} with their ${word}`, `list ${rows} with ${word}`, `${word} of all ${rows}`)),
    ...(dimension.isPart === true || NO_GROUP.test(field) ? [] : saying('alone', `${rows} ${word} wise`)),
    ...(value === undefined || dimension.values === undefined ? [] : saying('condition', `${rows} whose ${word} is ${value}`)),
    ...(mayLack(entity, field, dimension) ? saying('condition', `${rows} without ${word}`, `${rows} with no ${word} recorded`) : []),
  ];
}

/** Every form for every field that the entities declare. */
export const fieldsAsked = (): FieldAsked[] =>
  ROWS.flatMap(([name, rows]) => {
    const entity = ENTITIES[name as QueryEntity];
    return Object.entries(entity.dimensions).flatMap(([field, dimension]) => askedOf(entity, rows, field, dimension));
  });

/** Whether a query does with a field what was asked for. */
export function isAsked({ entity, field, form }: FieldAsked, query: Query): boolean {
  const own = ENTITIES[query.entity];
  const title = ENTITIES[entity].dimensions[field]?.title;
  const isIt = (name: string) => (own.dimensions[name]?.title ?? ENTITIES[entity].dimensions[name]?.title) === title;
  if (form === 'group' || form === 'alone') return query.groupBy.some(isIt);
  if (form === 'column' && field === 'class') return true;
  const shown = [...(query.measure === 'list' ? (own.list ?? []) : query.groupBy), ...(query.columns ?? [])];
  if (form === 'column') return shown.some(isIt);
  return query.filters.length > 0 || query.also.some(({ none }) => none === true);
}
