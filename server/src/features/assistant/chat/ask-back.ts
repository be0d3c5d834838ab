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
        : say('Which student? I do not find this name on the roll. Please write name and class.');
    case 'teacher':
      return hasChoices ? say('Which teacher do you mean?') : say('Which teacher? I do not find this name among the staff.');
    case 'target':
      return say('Whom shall I remind? Please say a class, a student’s name and class, or “all who owe”.');
    case 'person':
      return hasChoices ? say('Whom do you mean?') : say('Whom do you mean? I find this name neither on the roll nor among the staff.');
    case 'section':
      return say('Which section?');
    case 'class':
      return say('Which class? I do not find it in this school.');
    case 'oneClass':
      return say('For one class at a time. Which one?');
    case 'choice':
      return say('I can choose by class, section, student and sum only. Whom shall I take?');
    case 'audience':
      return say('A notice goes to classes, or to all parents, students or staff, and not to single people. Who shall get it?');
    case 'except':
      return hasChoices
        ? say('Whom shall I leave out?')
        : say('Whom shall I leave out? Reminders and lists can leave out classes and students on the roll, a notice whole classes only.');
    case 'instead':
      return say('Then I leave it; nothing was done. What would you like instead?');
    case 'told':
      return say('This tells of something, and nothing was sent or changed for it. What would you like me to do?');
    case 'oneOf':
      return say('Which one of them? Please say it again with that one alone.');
    case 'noDay':
      return say('There is no such day, or the end lies before the beginning. Which day do you mean?');
    case 'oneDay':
      return say('For one day or one stretch of days at a time. Which one first?');
    case 'oneMonth':
      return say('For one month at a time. Which one first?');
    case 'wholeClass':
      return say('The calendar knows holidays of whole classes and of the whole school. Which shall it be?');
    case 'date':
      return say('Which day? Please write it like 25 December or next Monday.');
    case 'to':
    case 'from':
      return say('From which day to which? The end lies before the beginning.');
    case 'onePeriod':
      return say('For one period at a time. Which one first?');
    case 'period':
      return say('Which period? Please write its number.');
    case 'title':
      return say('What shall it be called?');
    case 'message':
      return say('What shall the notice say?');
    case 'first':
      return say('These are two things, and I do one at a time. Which shall I do first?');
    case 'day':
      return say('There are no lessons on a Sunday. Which day do you mean?');
    case 'who':
      return say('Whom do you mean?');
    default:
      return say('I am not sure what you would like. Please say it in other words, or ask “What can you do?”');
  }
}

export function declineWith(reason: DeclineReason): Answer {
  if (reason === 'unsafe')
    return [text(say('I do not do that. I answer from this school’s own records, and I act only after you have confirmed.'))];
  if (reason === 'not_permitted')
    return [text(say('That is not mine to do. Removing people, marking fees as paid and changing marks are done on their own screens.'))];
  return [text(say('I can help with this school’s office only. Ask “What can you do?” to see how.'))];
}

/** For an act that this Shala cannot do yet. */
export function notYet(_intent: ActIntent): Answer {
  return [text(say('I understand, but I cannot do that yet. Please use its own screen.'))];
}
