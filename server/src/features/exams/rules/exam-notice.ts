import { clockOf, dayText, minuteOf } from './clock.ts';

type Exam = { name: string; startsOn: string; endsOn: string };
type Paper = { className: string; subject: string; onDate: string | null; startsAt: string | null; minutes: number | null };
type Moved = { before: Paper; after: { onDate: string | null; from: number | null } };

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{', '(').replaceAll('}', ')');

/** The notice of a whole date sheet, class by class; it is a draft that the school edits. */
export function announcementHtml({ name, startsOn, endsOn }: Exam, papers: readonly Paper[]): string {
  const placed = papers
    .filter(({ onDate }) => onDate !== null)
    .sort((one, other) => (`${one.onDate}${one.startsAt}` < `${other.onDate}${other.startsAt}` ? -1 : 1));
  const lists = [...new Set(papers.map(({ className }) => className))].map((className) => {
    const own = placed.filter((paper) => paper.className === className);
    if (own.length === 0) return '';
    const rows = own.map(({ subject, onDate, startsAt, minutes }) => {
      const from = minuteOf(startsAt ?? '00:00');
      return `<li>${dayText(onDate ?? '')}: ${escapeText(subject)}, ${clockOf(from)} to ${clockOf(from + (minutes ?? 0))}</li>`;
    });
    return `<p><strong>Class ${escapeText(className)}</strong></p><ul>${rows.join('')}</ul>`;
  });
  return `<p>Dear parents,</p><p>${escapeText(name)} will be held from ${dayText(startsOn)} to ${dayText(endsOn)}.</p>${lists.join('')}<p>Students should reach school 15 minutes before the paper begins.</p>`;
}

/** The notice of papers that move. */
export function movesHtml({ name }: Exam, moved: readonly Moved[], reason: string): string {
  const rows = moved.map(({ before, after }) => {
    const was = before.onDate === null ? 'without a date so far' : `${dayText(before.onDate)}, ${before.startsAt}`;
    const now = after.onDate === null ? 'a new date will be announced' : `now ${dayText(after.onDate)}, ${clockOf(after.from ?? 0)}`;
    return `<li>Class ${escapeText(before.className)}, ${escapeText(before.subject)}: ${now} (earlier: ${was})</li>`;
  });
  return `<p>Dear parents,</p><p>The dates of these papers of ${escapeText(name)} have changed: ${escapeText(reason)}</p><ul>${rows.join('')}</ul><p>All other papers are held as announced.</p>`;
}
