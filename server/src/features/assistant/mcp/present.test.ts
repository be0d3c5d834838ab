import { expect, it } from 'vitest';
import { link, table, text } from '../answer/answer.ts';
import { presentAnswer, presentText, toolResult } from './present.ts';

const HOST = 'https://school.example';

it('what a program gets is cut to length and says what is missing', () => {
  const rows = Array.from({ length: 230 }, (_, n) => [`${n} ${'x'.repeat(300)}`]);
  const shown = presentAnswer([text('y'.repeat(30_000)), table({ head: ['Name'], rows, foot: 'Sum 7' })], 'answered', HOST);
  expect(toolResult.safeParse(shown).success).toBe(true);
  const [records] = shown.records;
  expect(records?.rows).toHaveLength(200);
  expect(records?.rows[0]?.[0]).toHaveLength(200);
  expect(records?.foot).toBe('Sum 7 30 more rows are in Shala.');
  expect(shown.says[0]).toHaveLength(20_000);
  expect(presentText([table({ head: ['Name'], rows })], HOST).length).toBeLessThanOrEqual(20_000);
});

it('links name the host, in both shapes, and brackets that people typed make none', () => {
  const answer = [
    table({ head: ['Name'], rows: [[{ text: 'Asha](/evil', path: '/student/1' }], ['[x](/evil)']] }),
    link('Students', '/student'),
  ];
  expect(presentAnswer(answer, 'answered', HOST).links).toEqual([{ label: 'Students', url: `${HOST}/student` }]);
  const said = presentText(answer, HOST);
  expect(said).toContain(`[Students](${HOST}/student)`);
  expect(said).toContain(`(${HOST}/student/1)`);
  expect(said).not.toContain(`${HOST}/evil`);
});
