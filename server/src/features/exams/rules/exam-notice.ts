import { say } from '#platform/words';
import { clockOf, dayText, minuteOf } from './clock.ts';

type Exam = { name: string; startsOn: string; endsOn: string };
type Paper = { className: string; subject: string; onDate: string | null; startsAt: string | null; minutes: number | null };
type Moved = { before: Paper; after: { onDate: string | null; from: number | null } };

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{', '(').replaceAll('}', ')');

/** The notice of a whole date sheet, class by class; a draft that the school edits. */
export function announcementHtml({ name, startsOn, endsOn }: Exam, papers: readonly Paper[]): string {
  const placed = papers
    .filter(({ onDate }) => onDate !== null)
    .sort((one, other) => (`${one.onDate}${one.startsAt}` < `${other.onDate}${other.startsAt}` ? -1 : 1));
  const lists = [...new Set(papers.map(({ className }) => className))].map((className) => {
    const own = placed.filter((paper) => paper.className === className);
    if (own.length === 0) return '';
    const rows = own.map(({ subject, onDate, startsAt, minutes }) => {
      const from = minuteOf(startsAt ?? '00:00');
      const until = clockOf(from + (minutes ?? 0));
      const row = { day: dayText(onDate ?? ''), subject: escapeText(subject), from: clockOf(from), until };
      return `<li>${say('{day}: {subject}, {from} to {until}', row)}</li>`;
    });
    return `<p><strong>${say('Class {className}', { className: escapeText(className) })}</strong></p><ul>${rows.join('')}</ul>`;
  });
  const lead = say('{name} will be held from {first} to {last}.', {
    name: escapeText(name),
    first: dayText(startsOn),
    last: dayText(endsOn),
  });
  const foot = say('Students should reach school 15 minutes before the paper begins.');
  return `<p>${say('Dear parents,')}</p><p>${lead}</p>${lists.join('')}<p>${foot}</p>`;
}

/** The notice of moved papers. */
export function movesHtml({ name }: Exam, moved: readonly Moved[], reason: string): string {
  const rows = moved.map(({ before, after }) => {
    const values = {
      ...{ className: escapeText(before.className), subject: escapeText(before.subject) },
      was: before.onDate === null ? say('no date') : `${dayText(before.onDate)}, ${before.startsAt}`,
      now: after.onDate === null ? '' : `${dayText(after.onDate)}, ${clockOf(after.from ?? 0)}`,
    };
    const row =
      after.onDate === null
        ? say('Class {className}, {subject}: a new date will be announced (earlier: {was})', values)
        : say('Class {className}, {subject}: now {now} (earlier: {was})', values);
    return `<li>${row}</li>`;
  });
  const lead = say('The dates of these papers of {name} have changed: {reason}', { name: escapeText(name), reason: escapeText(reason) });
  return `<p>${say('Dear parents,')}</p><p>${lead}</p><ul>${rows.join('')}</ul><p>${say('All other papers will be held as announced.')}</p>`;
}
