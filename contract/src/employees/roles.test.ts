import { describe, expect, it } from 'vitest';
import { isOfficeRole } from './roles.ts';

describe('a designation', () => {
  it.each(['Peon', 'Clerk', 'Jr. Clerk', 'Office Superintendent', 'Bus Driver', 'Lab Assistant', 'चपरासी', 'लिपिक'])(
    '%s is of the office or of support',
    (role) => expect(isOfficeRole(role)).toBe(true),
  );

  it.each([
    ...[
      'चपरासी',
      'भृत्य',
      'आया',
      'आया बाई',
      'चौकीदार',
      'सफाई कर्मचारी',
      'सफ़ाई कर्मचारी',
      'माली',
      'रसोइया',
      'प्रयोगशाला सहायक',
      'प्रयोगशाला परिचारक',
    ],
    ...['प्रधान लिपिक', 'लेखापाल', 'वाहन चालक', 'बस कंडक्टर', 'कार्यालय सहायक', 'कंप्यूटर ऑपरेटर', 'नर्स', 'सुरक्षा प्रहरी'],
  ])('%s is of the office or of support in Hindi', (role) => expect(isOfficeRole(role)).toBe(true));

  it.each(['शिक्षक', 'शिक्षिका', 'सहायक अध्यापिका', 'प्रधान पाठक', 'व्याख्याता', 'प्राचार्य', 'पुस्तकालयाध्यक्ष'])('%s is not', (role) =>
    expect(isOfficeRole(role)).toBe(false),
  );

  it.each(['', 'Asst. Teacher', 'TGT Hindi', 'Head Master', 'Vice Principal', 'Teacher and office in-charge', 'Librarian'])(
    '%s is not',
    (role) => expect(isOfficeRole(role)).toBe(false),
  );
});
