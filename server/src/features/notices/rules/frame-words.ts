import { say } from '#platform/words';

/** The product's own words in a message, in the language of the notice. */
type FrameWords = {
  /** The subject of a reminder. */
  reminder(title: string): string;
  /** The text before the address, or on the link, that confirms reading. */
  confirm: string;
};

/** The words for a notice: Hindi when it has more Devanagari than Latin letters. Tags and placeholders such as `{name}` do not count. */
export function frameWords(notice: string): FrameWords {
  const written = notice.replaceAll(/<[^>]*>|\{\w+\}/g, '');
  const count = (letters: RegExp) => written.match(letters)?.length ?? 0;
  const language = count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? 'hi' : 'en';
  return {
    reminder: (title) => say('Reminder: {title}', { title }, language),
    confirm: say('Please acknowledge that you have read this notice', {}, language),
  };
}
