import type { Query } from '@shala/contract/assistant';
import { wordsIn } from './text/listed.ts';

/** The school's people and classes, as far as a prompt can speak of them. */
export type Directory = {
  /** Class names from the youngest to the oldest, each with its sections. */
  readonly classes: readonly { readonly name: string; readonly sections: readonly string[] }[];
  readonly students: readonly { readonly name: string; readonly class: string; readonly section: string }[];
  readonly employees: readonly { readonly name: string; readonly subject?: string }[];
  readonly subjects: readonly string[];
  /** What the school's fee heads are called. */
  readonly feeHeads?: readonly string[];
  readonly periodsPerDay?: number;
};

/** What a prompt is read against. `today` is the school's calendar day (YYYY-MM-DD) in its own zone. */
export type Surroundings = { readonly today: string; readonly directory: Directory };

export const WRITE_INTENTS = wordsIn('fee_reminder.send notice.publish calendar.add_holiday calendar.add_event certificate.issue');
export const isWrite = (intent: string | undefined): boolean => (WRITE_INTENTS as readonly (string | undefined)[]).includes(intent);
const READ_INTENTS = wordsIn(
  'attendance.list_absent leave.list_approved fees.list_due fees.summary student.dues expenses.summary timetable.show timetable.repair teacher.free substitution.suggest calendar.list_upcoming students.count logbook.show',
);
export type ActIntent = (typeof WRITE_INTENTS)[number] | (typeof READ_INTENTS)[number] | 'help';

/** Days are YYYY-MM-DD, months YYYY-MM, `day` an English weekday, `time` HH:MM, sums whole rupees. A range holds both of its ends. */
export type Slots = {
  student?: string;
  teacher?: string;
  class?: string;
  classes?: string[];
  section?: string;
  /** Sections that `classes` with one `section` cannot name together ('9-A and 10-B'). */
  places?: { class: string; section: string }[];
  scope?: 'all';
  /** Only the people whom this question finds: those of the last answer, or those whom the request itself describes. */
  rows?: Query;
  /** Who gets a notice by name: students, for whom their parents get it, with their classes, and employees. */
  named?: { name: string; class?: string; section?: string }[];
  /** Students who are left out of those who are meant. */
  except?: { student: string; class: string; section: string }[];
  /** Those who are present, where the absent are not meant. */
  present?: true;
  who?: 'students' | 'teachers' | 'all';
  /** Of the staff the teachers alone. */
  teaching?: true;
  gender?: 'male' | 'female';
  date?: string;
  from?: string;
  to?: string;
  month?: string;
  day?: string;
  time?: string;
  period?: number;
  /** Not the whole timetable, but who is where: in the period that is named, or that is running. */
  where?: true;
  amount?: number;
  min_amount?: number;
  max_amount?: number;
  /** 'More than 5,000': that sum itself is not enough. */
  over?: true;
  /** 'Less than 5,000': that sum itself is too much. */
  under?: true;
  fee_type?: string;
  /** A reminder was asked for another time than now, which it cannot wait for. */
  later?: true;
  category?: string;
  certificate?: 'bonafide' | 'character' | 'study';
  /** What a certificate is for, as it was typed ('passport'). */
  purpose?: string;
  subject?: string;
  kind?: 'holiday' | 'holidays' | 'events' | 'all';
  /** Teachers are the teaching staff, staff all who are employed. */
  audience?: 'parents' | 'students' | 'teachers' | 'staff' | 'all';
  notify?: boolean;
  title?: string;
  message?: string;
};

/** Why the assistant will not. */
export type DeclineReason = 'out_of_scope' | 'not_permitted' | 'not_yet' | 'unsafe';

/** An act with its particulars, a question back (with the half-filled particulars and what may be chosen), or a refusal. */
export type Interpretation =
  | {
      readonly intent: ActIntent;
      readonly slots: Slots;
      /** Words of a question that its answer does not take into account. */
      readonly leftOut?: readonly string[];
    }
  | {
      readonly intent: 'clarify';
      readonly slots: {
        readonly for?: ActIntent;
        readonly missing: readonly string[];
        readonly choices?: readonly string[];
        readonly known?: Slots;
        /** The prompt without what was wrong in it, for the answer to be added to. */
        readonly rest?: string;
        /** The words that nothing was made of. */
        readonly unread?: readonly string[];
      };
    }
  | { readonly intent: 'decline'; readonly slots: { readonly reason: DeclineReason } };

/** A question back about what is missing, unclear or cannot be. */
export const askAbout = (missing: string, choices?: readonly string[]): Extract<Interpretation, { intent: 'clarify' }> => ({
  intent: 'clarify',
  slots: { missing: [missing], ...(choices && { choices }) },
});
