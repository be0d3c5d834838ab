import { type Answer, choices, text } from '../answer/answer.ts';
import { say } from '../answer/words.ts';
import type { ActIntent, DeclineReason, Interpretation } from '../interpreter/types.ts';

type Clarify = Extract<Interpretation, { intent: 'clarify' }>['slots'];

/** One question back, with what can be chosen as buttons. */
export function askBack({ missing, choices: offered = [] }: Clarify): Answer {
  const question = text(questionOf(missing[0] ?? 'intent', offered.length > 0));
  return offered.length === 0 ? [question] : [question, choices(offered.map((label) => ({ label, prompt: label })))];
}

function questionOf(missing: string, hasChoices: boolean): string {
  switch (missing) {
    case 'student':
      return hasChoices
        ? say('Which student do you mean?')
        : say('Which student? I cannot find this name in the student list. Please write the name and class.');
    case 'teacher':
      return hasChoices ? say('Which teacher do you mean?') : say('Which teacher? I cannot find this name in the staff list.');
    case 'target':
      return say('Who should get the reminder? Please name a class, a student with the class, or “all defaulters”.');
    case 'person':
      return hasChoices ? say('Who do you mean?') : say('Who do you mean? I cannot find this name among students or staff.');
    case 'section':
      return say('Which section?');
    case 'class':
      return say('Which class? I cannot find it in this school.');
    case 'oneClass':
      return say('I can do this for one class at a time. Which class?');
    case 'choice':
      return say('I can select by class, section, student and amount only. Who should I select?');
    case 'audience':
      return say('A notice can go to classes, or to all parents, students or staff, but not to individual people. Who should get it?');
    case 'except':
      return hasChoices
        ? say('Who should I leave out?')
        : say('Who should I leave out? Reminders and lists can leave out classes and students. A notice can leave out whole classes only.');
    case 'instead':
      return say('Cancelled. Nothing was done. What would you like instead?');
    case 'told':
      return say('That sounds like information, so I did nothing. What should I do?');
    case 'oneOf':
      return say('Which one? Please ask again with only that one.');
    case 'noDay':
      return say('The date is not valid, or the end is before the start. Which day do you mean?');
    case 'oneDay':
      return say('I can do this for one day or one period at a time. Which one first?');
    case 'oneMonth':
      return say('I can do this for one month at a time. Which month first?');
    case 'wholeClass':
      return say('Holidays can be for whole classes or the whole school. Which one?');
    case 'date':
      return say('Which day? Please write it like 25 December or next Monday.');
    case 'to':
    case 'from':
      return say('From which day to which day? The end is before the start.');
    case 'onePeriod':
      return say('I can do this for one period at a time. Which period first?');
    case 'period':
      return say('Which period? Please write its number.');
    case 'title':
      return say('What should the title be?');
    case 'message':
      return say('What should the notice say?');
    case 'first':
      return say('These are two requests. I can do one at a time. Which one first?');
    case 'day':
      return say('There are no lessons on a Sunday. Which day do you mean?');
    case 'who':
      return say('Who do you mean?');
    default:
      return say('I did not understand. Please say it in other words, or ask “What can you do?”');
  }
}

export function declineWith(reason: DeclineReason): Answer {
  if (reason === 'unsafe') return [text(say('I can’t do that. I answer from this school’s records and act only after you confirm.'))];
  if (reason === 'not_permitted')
    return [text(say('I can’t do that here. Removing people, marking fees as paid and changing marks are done on their own screens.'))];
  return [text(say('I can help only with this school’s office work. Ask “What can you do?” to see how.'))];
}

/** For an act that this Shala cannot do yet. */
export function notYet(_intent: ActIntent): Answer {
  return [text(say('I understand, but I can’t do that yet. Please use the screen for it.'))];
}
