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

/** A server that knows one exam, of 8th A. */
export function startExams(): void {
  startServer();
  answer(listExams, {
    exams: [exam],
    components: [],
    classes: [{ id: 'c', className: '8th', sections: [{ id: 's', section: 'A' }] }],
    withoutScheme: [],
  });
}

export const openExams = (address: string) => renderRoutes([{ path: '/exams', element: <ExamsScreen /> }], address);

export const said = (sentence: string) => waitFor(() => expect(takeToasts().map((toast) => toast.sentence)).toContain(sentence));
