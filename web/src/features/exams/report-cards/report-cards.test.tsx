import { checkReportCards, listReportLayouts, type ReportLayout, startReportCards } from '@shala/contract/exams';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import { ReportCards } from './report-cards.tsx';

const VERSION = '01890000-0000-7000-8000-000000000001';
const open = (layouts: ReportLayout[]) => {
  answer(checkReportCards, { total: 2, sections: [], incomplete: [], batches: [], layouts, language: 'en' });
  renderRoutes([{ path: '/', element: <ReportCards versionId={VERSION} students={[]} /> }], '/');
};

beforeEach(() => {
  startServer();
  answer(listReportLayouts, { layouts: [], canPdf: false });
  answer(startReportCards, { id: 'b', total: 2 });
});

describe('the layouts of report cards', () => {
  it('are those with something to show, the proposed one selected', async () => {
    open(['holistic', 'prePrimary']);
    const layout = await screen.findByLabelText('Report card format');
    expect(layout).toHaveProperty('value', 'holistic');
    expect([...layout.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Holistic progress card',
      'Pre-primary report card (no marks)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Make 2 report cards' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ layout: 'holistic', language: 'en' });
  });

  it('are none where every card would be blank, and the screen says so', async () => {
    open([]);
    expect(await screen.findByText(/their report cards would be blank/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make 2 report cards' })).toHaveProperty('disabled', true);
  });
});
