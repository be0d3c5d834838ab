import { say } from '#platform/words';

/** The product's own words in a message: they stand in the language that the notice is written in. */
type FrameWords = {
  /** The subject of a message that goes out once more. */
  reminder(title: string): string;
  /** Before the address, or on the link, by which reading is confirmed. */
  confirm: string;
};

/** The words for a notice: Hindi where more of its letters are Devanagari than Latin. Tags and places such as `{name}` say nothing. */
export function frameWords(notice: string): FrameWords {
  const written = notice.replaceAll(/<[^>]*>|\{\w+\}/g, '');
  const count = (letters: RegExp) => written.match(letters)?.length ?? 0;
  const language = count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? 'hi' : 'en';
  return {
    reminder: (title) => say('Reminder: {title}', { title }, language),
    confirm: say('Please confirm that you have read this', {}, language),
  };
}
