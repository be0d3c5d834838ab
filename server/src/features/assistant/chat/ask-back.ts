import { say } from '#platform/words';
import { type Answer, choices, text } from '../answer/answer.ts';
import type { DeclineReason, Interpretation } from '../interpreter/types.ts';
import { screenLink } from './screens.ts';

type Clarify = Extract<Interpretation, { intent: 'clarify' }>['slots'];

/** One question back, with what can be chosen as buttons. */
export function askBack({ missing, choices: offered = [], unread = [] }: Clarify): Answer {
  const isUnread = missing[0] === 'leftover' && unread.length > 0;
  const question = text(
    isUnread
      ? say('I did nothing, because I did not understand: {words}. Please say it again without these words, or in other words.', {
          words: unread.join(', '),
        })
      : questionOf(missing[0] ?? 'intent', offered),
  );
  return offered.length === 0 ? [question] : [question, choices(offered.map((prompt) => ({ label: asClassesAreShown(prompt), prompt })))];
}

/** The name is known, but not in the class that was said. */
const notInClass = (offered: readonly string[]): string =>
  offered.length === 1
    ? say('No student with this name is in this class. Do you mean this student?')
    : say('No student with this name is in this class. Do you mean one of these?');

/** A name that means nobody, or not exactly one: with those who have it, or with the names that are like it. */
function whoIsMeant(missing: 'student' | 'teacher' | 'person', offered: readonly string[]): string {
  // 'Tanuja Gokhale (4-A)' and 'Tanuja Gokhale (LKG-B)'.
  const names = new Set(offered.map((label) => label.replace(/ \(.*$/, '')));
  if (offered.length > 1 && names.size === 1) return say('Several people have this name. Which one do you mean?');
  if (offered.length === 1) return say('I am not sure who you mean. Is it this person? If not, check the spelling of the name.');
  if (offered.length > 0)
    return say('I am not sure who you mean. These names are similar. Is it one of them? If not, check the spelling of the name.');
  if (missing === 'student') return say('Which student? I cannot find this name in the student list. Please write the name and class.');
  if (missing === 'teacher') return say('Which teacher? I cannot find this name in the staff list.');
  return say('Who do you mean? I cannot find this name among students or staff.');
}

/** The question to ask, or why nothing was done with what reads like a command. */
const QUESTIONS: Readonly<Record<string, () => string>> = {
  instead: () => say('Cancelled. Nothing was done. What would you like instead?'),
  told: () => say('That sounds like information, so I did nothing. What should I do?'),
  asked: () =>
    say('That is a question, so I did nothing. To do it, write it as an instruction: “Remind class 9”, “Notice to all parents: …”.'),
  alsoOrInstead: () => say('Should I add this to the plan, or do only this? Nothing was changed.'),
  allOrThese: () => say('Do you mean only the students of the last answer, or all who have overdue fees? Nothing was changed.'),
  notAmong: () => say('They are not in the last list, so I changed nothing. Who do you mean?'),
  target: () => say('Who should get the fee reminder? Write a class, a student’s name with the class, or “all defaulters”.'),
  section: () => say('Which section?'),
  class: () => say('Which class? I cannot find it in this school.'),
  oneClass: () => say('I can do this for one class at a time. Which class?'),
  choice: () => say('Who should get the reminder? Say who they are in other words: “bus students of class 6 who owe more than 2,000”.'),
  audience: () =>
    say(
      'Who should get this notice? Name people, classes or all parents or staff, or say who they are: “parents of students absent today in class 7”.',
    ),
  ownDay: () => say('The text of the notice names a day or time itself. Please write the notice again with the new text.'),
  toSend: () =>
    say('I did nothing. What should be sent to them? For a fee reminder to those of them who owe, write “remind them about fees”.'),
  oneOf: () => say('Which one? Please ask again with only that one.'),
  noDay: () => say('There is no such date, or the last day is before the first day. Which day do you mean?'),
  oneDay: () => say('I can do this for one day or one period at a time. Which one first?'),
  oneMonth: () => say('I can do this for one month at a time. Which month first?'),
  wholeClass: () => say('Holidays here are for the whole school. Ask without the class or group to add one for everyone.'),
  date: () => say('Which day? Please write it like 25 December or next Monday.'),
  year: () => say('This date is over. Which year do you mean?'),
  to: () => say('The last day is before the first day. From which day to which day?'),
  from: () => say('The last day is before the first day. From which day to which day?'),
  onePeriod: () => say('I can do this for one period at a time. Which period first?'),
  period: () => say('Which period? Please write its number.'),
  title: () => say('What should the title be?'),
  message: () => say('What should the notice say?'),
  first: () => say('These are two requests. I can do one at a time. Which one first?'),
  day: () => say('There are no periods on a Sunday. Which day do you mean?'),
  who: () => say('Who do you mean?'),
  except: () =>
    say('Who should I leave out? Reminders and lists can leave out classes and students. A notice can leave out whole classes only.'),
};

function questionOf(missing: string, offered: readonly string[]): string {
  if (missing === 'inClass') return notInClass(offered);
  if (missing === 'student' || missing === 'teacher' || missing === 'person') return whoIsMeant(missing, offered);
  if (missing === 'except' && offered.length > 0) return say('Who should I leave out?');
  return QUESTIONS[missing]?.() ?? say('I did not understand. Please say it in other words, or ask “What can you do?”');
}

/** A refusal. If a screen has what was asked for, the refusal names it with a link. */
export function declineWith(reason: DeclineReason, prompt: string): Answer {
  if (reason === 'unsafe')
    return [
      text(say('I can’t do that. I can show this school’s records, send fee reminders and notices, and add holidays to the calendar.')),
    ];
  const screen = screenLink(prompt);
  if (reason === 'not_permitted')
    return [
      text(screen.length > 0 ? say('I can’t do that here. Use this screen:') : say('I can’t do that here. Please use the screen for it.')),
      ...screen,
    ];
  if (reason === 'not_yet')
    return [
      text(
        screen.length > 0
          ? say('I can’t compare or calculate that yet. This screen shows the records:')
          : say('I can’t compare or calculate that yet. Please ask in other words.'),
      ),
      ...screen,
    ];
  if (screen.length > 0) return [text(say('I did not understand that. Ask “What can you do?”, or look here:')), ...screen];
  return [text(say('I can help only with this school’s office work. Ask “What can you do?” to see how.'))];
}

/** Says which words of a question its answer does not take into account. */
export function leftOutNote(words: readonly string[] = []): Answer {
  return words.length === 0 ? [] : [text(say('The answer does not consider these words: {words}.', { words: words.join(', ') }))];
}

/** For an act that this Shala cannot do yet. */
export function notYet(prompt: string): Answer {
  return [text(say('I understand, but I can’t do that yet. Please use the screen for it.')), ...screenLink(prompt)];
}

const ENDINGS: Record<string, string> = { '1': 'st', '2': 'nd', '3': 'rd' };

/** `1-C`, as the interpreter writes a section, becomes `1st C`, as every screen does. */
function asClassesAreShown(choice: string): string {
  return choice.replace(/(^|\()(\w+)-(\w+)(?=\)|$)/, (_all, before: string, className: string, section: string) => {
    const ending = /^\d+$/.test(className) ? (ENDINGS[className] ?? 'th') : '';
    return `${before}${className}${ending} ${section}`;
  });
}
