import { countStudents } from '@shala/contract/students';
import { say } from '#platform/words';
import { link, table, text } from '../answer/answer.ts';
import { isInPlaces } from './directory.ts';
import { placeWords } from './fees-due.ts';
import { reading } from './tool.ts';

export const headCounts = reading({
  name: 'students.count',
  needs: [countStudents],
  about: ({ className }) => say('number of students: “How many girls in {className}?”', { className }),
  async run(bench, slots) {
    const { sections, counts } = await bench.calls.read(bench.context, countStudents, {});
    const places = bench.school.placesOf(slots);
    const gender = slots.gender === 'male' ? 'Male' : slots.gender === 'female' ? 'Female' : undefined;
    const asked = counts.filter(
      ({ sectionId, hasLeft, gender: of }) => sectionId !== null && !hasLeft && (gender === undefined || of === gender),
    );
    const sumOf = (list: readonly { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0);
    const rows = sections
      .filter((section) => isInPlaces(section, places))
      .map((section) => ({ section, count: sumOf(asked.filter(({ sectionId }) => sectionId === section.sectionId)) }));
    const total = sumOf(rows);
    const place = placeWords(bench, slots);
    const words =
      gender === 'Male'
        ? say('{total, plural, one {# boy} other {# boys}} in {place}.', { total, place })
        : gender === 'Female'
          ? say('{total, plural, one {# girl} other {# girls}} in {place}.', { total, place })
          : say('{total, plural, one {# student} other {# students}} in {place}.', { total, place });
    const [only] = places.length === 1 ? places : [];
    const filters = { class: only?.classId, section: only?.sectionId, gender };
    if (rows.length <= 1) return [text(words), link(say('Students'), '/student', filters)];
    return [
      text(words),
      table({
        head: [say('Class'), say('Section'), gender === 'Male' ? say('Boys') : gender === 'Female' ? say('Girls') : say('Students')],
        rows: rows.map(({ section, count }) => [section.className, section.sectionName, String(count)]),
        figures: [2],
      }),
      link(say('Students'), '/student', filters),
    ];
  },
});
