import type { Line } from '../text/line.ts';
import { sectionLabelOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import type { LabelledStart } from './numbered-statements.ts';

const WORDS = ['activity', 'task', 'exercise', 'problem', 'question', 'challenge', ...wordsFor('exercise')];
/** The name of a task's section: `Activity 2`, `Exercise 3: Outliers`. */
const TASK = new RegExp(`^(${WORDS.join('|')})\\s+(\\d{1,2})(?:\\s*[:.–-]\\s*(.{0,60}))?$`, 'iu');
/** One alone may be a section like the others. */
const FEW = 2;

/**
 * Sections that are tasks, as in manuals for a laboratory: `2.3.1 Activity 1: Bar charts`, `2.3.4 Activity 2: Outliers`, the second number
 * counting through the chapter. They are its questions, each with the text below it, and no topics.
 */
export function taskSections(lines: readonly Line[], chapter: number): LabelledStart[] {
  const starts: LabelledStart[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { text } = lines[index] as Line;
    const label = sectionLabelOf(text);
    if (label?.chapter !== chapter) continue;
    const [, word = '', number, name = ''] = TASK.exec(label.title) ?? [];
    if (number === undefined || Number(number) !== starts.length + 1) continue;
    // A sentence that begins below is what is asked; else the name goes on in it.
    const isNamed = /^[\p{Lu}\p{Lo}]/u.test(lines[index + 1]?.text ?? '');
    starts.push({ index, number, word, rest: isNamed ? '' : name });
  }
  return starts.length >= FEW ? starts : [];
}
