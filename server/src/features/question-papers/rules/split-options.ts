import { MAX_OPTIONS } from '@shala/contract/question-papers';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

export type Split = { stem: string; options: string[] };

/** The options of a multiple-choice question after its words, `(a) … (b) …`; none when they cannot be recognised. */
export function splitOptions(question: string): Split {
  for (const labels of [LETTERS, NUMERALS]) {
    const places = placesOf(question, labels);
    if (places.length < 3) continue;
    const stem = question.slice(0, places[0]?.from).trim();
    const options = places.map(({ to }, index) =>
      question
        .slice(to, places[index + 1]?.from)
        .trim()
        .replace(/[;,]$/, ''),
    );
    if (stem !== '' && options.every((option) => option !== '' && option.length <= 500)) return { stem, options };
  }
  return { stem: question, options: [] };
}

/** The positions of the labels, each after the one before. The last series of labels is used, because the words before it may contain `(a)` and `(b)` too. */
function placesOf(question: string, labels: readonly string[]): { from: number; to: number }[] {
  const first = [...question.matchAll(labelled(labels[0] as string))].at(-1);
  if (first === undefined) return [];
  const places = [place(first)];
  for (const label of labels.slice(1, MAX_OPTIONS)) {
    const pattern = labelled(label);
    pattern.lastIndex = places.at(-1)?.to ?? 0;
    const found = pattern.exec(question);
    if (found === null) break;
    places.push(place(found));
  }
  return places;
}

function labelled(label: string): RegExp {
  return new RegExp(`(?<=^|[\\s:?.,;])(?:[([]${label}[)\\]]|${label}[).])\\s*`, 'giu');
}

function place(match: RegExpMatchArray): { from: number; to: number } {
  const from = match.index ?? 0;
  return { from, to: from + match[0].length };
}
