import type { Line } from '../text/line.ts';

/** A question numbered by chapter, section and place: `2.1.6`. */
export type SectionedStart = { index: number; number: string; rest: string };

const LABEL = /^(\d{1,2})\.(\d{1,2})\.(\d{1,3})\.?(?:\s+(\p{L}.*|\(.*|[^\d\s].*))?$/u;

/** The questions among some lines that go on counting within each section; fewer than two are none. */
export function sectionedQuestions(lines: readonly Line[], chapter: number): SectionedStart[] {
  const starts: SectionedStart[] = [];
  let [section, place] = [0, 0];
  for (let index = 0; index < lines.length; index++) {
    const { text } = lines[index] as Line;
    const found = LABEL.exec(text.trim());
    if (!found || Number(found[1]) !== chapter) continue;
    const [ownSection, ownPlace] = [Number(found[2]), Number(found[3])];
    const goesOn = ownSection === section && ownPlace > place && ownPlace <= place + 3;
    const opens = ownSection > section && ownPlace <= 2;
    if (!goesOn && !opens) continue;
    [section, place] = [ownSection, ownPlace];
    starts.push({ index, number: `${found[1]}.${found[2]}.${found[3]}`, rest: found[4] ?? '' });
  }
  return starts.length >= 2 ? starts : [];
}
