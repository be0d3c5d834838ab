import { t } from '@lingui/core/macro';
import { formatDate } from '#lib/format';

type Values = Record<string, unknown> | null;
export type Change = { field: string; before: string; after: string };

/** An act by the name of its call, as words: `renameClass` is `Rename class`. */
export function wordsOfAct(action: string): string {
  const words = action
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a record of the log is called on the screens, by the log's name for its kind: `payment` is `Receipt`. */
export function wordsOfRecord(entity: string): string {
  return RECORDS[entity]?.() ?? wordsOfAct(entity);
}

/** Kinds of records whose name in the log is not the one of the screens. */
const RECORDS: Record<string, () => string> = {
  payment: () => t`Receipt`,
  'family payment': () => t`Family receipt`,
  salary: () => t`Salary`,
  salaries: () => t`Salaries`,
  transfer: () => t`Cash and bank transfer`,
  bill: () => t`Bill of an expense`,
  day: () => t`Daily closing`,
  arrears: () => t`Arrears`,
  leave: () => t`Leave application`,
  calendar_event: () => t`Calendar entry`,
  calendar_feed: () => t`Calendar link`,
  administrator: () => t`User`,
  accounts: () => t`User account`,
  session: () => t`Sign-in`,
  accessToken: () => t`API token`,
  assistant: () => t`AI assistant`,
  cover: () => t`Arrangement`,
  timetableDraft: () => t`Timetable draft`,
  certificateForm: () => t`Certificate format`,
  certificateBatch: () => t`Certificates of a class`,
  certificateSettings: () => t`Certificate settings`,
  mail_channel: () => t`Mail account`,
  notice_channel: () => t`Message channel`,
  own_question: () => t`Question`,
  question_paper_item: () => t`Question of a paper`,
  textbook_job: () => t`Textbook analysis`,
  textbook_question: () => t`Textbook question`,
  result: () => t`Exam result`,
  setup: () => t`Setup step`,
};

/** Each field that has another value after than before; ids and the assistant's name of a question are left out. */
export function listChanges(before: Values, after: Values): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => field !== 'intent' && !isId(before?.[field]) && !isId(after?.[field]))
    .map((field) => ({ field: wordsOfField(field), before: valueInWords(field, before), after: valueInWords(field, after) }))
    .filter((change) => change.before !== change.after);
}

/** The first changes in one line, for a row of the log. */
export function shortChanges(before: Values, after: Values): string {
  const changes = listChanges(before, after);
  const words = changes
    .slice(0, 3)
    .map((change) => `${change.field}: ${change.before === '' ? '' : `${change.before} → `}${change.after || '–'}`);
  return changes.length > 3 ? `${words.join(', ')} …` : words.join(', ');
}

function wordsOfField(field: string): string {
  return field === 'state' ? t`Status` : field === 'outcome' ? t`Result` : wordsOfAct(field);
}

function valueInWords(field: string, values: Values): string {
  const value = values?.[field];
  const words = field === 'state' ? states() : field === 'outcome' ? outcomes() : {};
  return typeof value === 'string' ? (words[value] ?? asWords(value)) : asWords(value);
}

/** What the screens call the states of payments, cheques, leave, certificates and notices. */
function states(): Record<string, string> {
  return {
    ...{ live: t`Valid`, reversed: t`Cancelled`, cancelled: t`Cancelled`, issued: t`Issued` },
    ...{ received: t`Received`, deposited: t`Deposited`, cleared: t`Cleared`, bounced: t`Bounced` },
    ...{ applied: t`Pending`, approved: t`Approved`, refused: t`Refused`, withdrawn: t`Withdrawn` },
    ...{ draft: t`Draft`, published: t`Sent` },
  };
}

/** What came of a question to the assistant, as its own log calls it. */
function outcomes(): Record<string, string> {
  return {
    ...{ answered: t`Answered`, asked: t`Clarified`, declined: t`Declined`, prepared: t`Plan shown` },
    ...{ done: t`Done`, cancelled: t`Rejected`, undone: t`Undone`, failed: t`Not done` },
  };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids, one or several: they say nothing to a person. */
function isId(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isId) : typeof value === 'string' && ID.test(value);
}

function asWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
