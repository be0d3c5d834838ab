import { listYears } from '@shala/contract/classes';
import { listExams } from '@shala/contract/exams';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { ExamsScreen } from '../src/features/exams/screens/exams-screen.tsx';
import { renderRoutes } from './render.tsx';
import { answer, startServer } from './server.ts';

export const exam = {
  id: 'x',
  name: 'Half-yearly',
  startsOn: '2026-09-21',
  endsOn: '2026-09-30',
  lockOn: null,
  state: 'held' as const,
  papers: 2,
  classes: [{ id: 'c', className: '8th' }],
};

const year = { students: 40, terms: [] };
/** The years of the school: one is over. */
const years = [
  { ...year, id: 'y27', name: '2026-27', startsOn: '2026-04-01', endsOn: '2027-03-31', isCurrent: true },
  { ...year, id: 'y26', name: '2025-26', startsOn: '2025-04-01', endsOn: '2026-03-31', isCurrent: false },
];

/** A server that knows one exam, of 8th A. */
export function startExams(): void {
  startServer();
  answer(listYears, years);
  answer(listExams, {
    exams: [exam],
    components: [],
    classes: [{ id: 'c', className: '8th', sections: [{ id: 's', section: 'A' }] }],
    withoutScheme: [],
  });
}

export const openExams = (address: string) => renderRoutes([{ path: '/exams', element: <ExamsScreen /> }], address);

export const said = (sentence: string) => waitFor(() => expect(takeToasts().map((toast) => toast.sentence)).toContain(sentence));
