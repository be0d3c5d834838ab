import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';

describe('what a certificate is for', () => {
  it.each([
    ['give bonafide to Diya Menon for passport', 'passport'],
    ['bonafide certificate for passport for Diya Menon', 'passport'],
    ['bonafide for Diya Menon of 4A for bank account', 'bank account'],
    ['issue bonafide certificate to Diya Menon for bus pass', 'bus pass'],
    ['bonafide for Diya Menon for a railway concession please', 'railway concession'],
    ['bonafide to Diya Menon for scholarship', 'scholarship'],
    ['bonafide to Diya Menon for his chess camp in Pune', 'chess camp in Pune'],
    ['passport ke liye Diya Menon ka bonafide bana do', 'passport'],
    ['Diya Menon ka bonafide passport ke liye', 'passport'],
  ])('«%s»', (prompt, purpose) => {
    expect(said(prompt)).toMatchObject({ intent: 'certificate.issue', slots: { student: 'Diya Menon', purpose } });
  });

  it.each(['bonafide for Diya Menon', 'bonafide for Diya Menon for class 4', 'Diya Menon ke liye bonafide', 'bonafide for Zubin'])(
    '«%s» says none',
    (prompt) => {
      expect(JSON.stringify(said(prompt))).not.toContain('purpose');
    },
  );

  it('hides no second command and no word that narrows', () => {
    expect(said('bonafide for Diya Menon for passport and send a notice to all parents').intent).not.toBe('certificate.issue');
    expect(said('bonafide for Diya Menon with red folder')).toMatchObject({ slots: { unread: ['red', 'folder'] } });
  });
});
