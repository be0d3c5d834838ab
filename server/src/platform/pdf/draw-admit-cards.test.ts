import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { drawAdmitCards } from './draw-admit-cards.ts';

const HEADS = {
  English: ['Date', 'Time', 'Subject', 'Room', 'Seat', 'Invigilator’s signature'],
  Hindi: ['तारीख', 'समय', 'विषय', 'कमरा', 'सीट', 'कक्ष निरीक्षक के हस्ताक्षर'],
};

describe('an admit card', () => {
  it.each(Object.entries(HEADS))('has its heads and long subjects whole in %s', async (_language, heads) => {
    const papers = Array.from({ length: 9 }, (_, at) => [
      `${at + 10} Sep 2026`,
      '09:30 – 12:30',
      'Artificial Intelligence',
      'Hall 1',
      `Row ${at} · 14`,
      '',
    ]);
    const card = { name: 'Asha Patil', photo: null, facts: [['Class', '10th A']] as const, papers };
    const words = {
      title: 'Admit card',
      heads,
      classTeacher: 'Class teacher',
      bring: 'Bring this card.',
      principal: 'Principal',
      photo: 'Photo',
    };
    const school = { name: 'Vidya Niketan', address: 'Pune', logo: null };
    const text = (await readPdf(await drawAdmitCards({ title: 'Admit cards', school, exam: 'Half-yearly', cards: [card], words }))).text;
    const said = text.replaceAll(/\s+/g, ' ');
    for (const head of heads) expect(said).toContain(head);
    expect(said.split('Artificial Intelligence')).toHaveLength(10);
    expect(said).not.toContain('…');
  });
});
