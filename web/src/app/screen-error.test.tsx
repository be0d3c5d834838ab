import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChunkLoadError, CSS_CHUNK_LOAD_FAILED } from '#lib/load-chunk';
import { renderRoutes } from '../../test/render.tsx';
import { startServer } from '../../test/server.ts';
import { takeComplaints } from '../../test/setup.ts';
import { ScreenError } from './screen-error.tsx';

const fault = { isThere: false };

function Faulty() {
  if (fault.isThere) throw new Error('broken');
  return <p>all is well</p>;
}

beforeEach(startServer);

const renderLazy = (lazy: () => Promise<{ Component: () => React.ReactNode }>) =>
  renderRoutes([{ path: '*', lazy, hydrateFallbackElement: <p>waiting</p>, errorElement: <ScreenError /> }], '/notice');

describe('a screen whose chunk does not come', () => {
  it('says what is missing and offers to reload', async () => {
    renderLazy(() => Promise.reject(new ChunkLoadError('JS_CHUNK_LOAD_FAILED')));
    expect(await screen.findByRole('heading', { name: 'This screen could not be opened' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText(/The program cannot be reached/)).toBeDefined();
    takeComplaints();
  });

  it('tells a time-out from that', async () => {
    renderLazy(() => Promise.reject(new ChunkLoadError('CHUNK_LOAD_TIMEOUT')));
    expect(await screen.findByRole('heading', { name: 'This screen takes too long to load' })).toBeDefined();
    takeComplaints();
  });

  it('carries the code of a failed style', async () => {
    renderLazy(() => Promise.reject(new ChunkLoadError(CSS_CHUNK_LOAD_FAILED)));
    expect((await screen.findByRole('alert')).getAttribute('data-code')).toBe('CSS_CHUNK_LOAD_FAILED');
    takeComplaints();
  });
});

describe('a screen that stops working', () => {
  it('is tried again on request', async () => {
    fault.isThere = true;
    renderLazy(async () => ({ Component: Faulty }));
    expect(await screen.findByText('This screen stopped working')).toBeDefined();
    takeComplaints();
    fault.isThere = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('all is well')).toBeDefined();
    // React may complain of the broken screen only after its words stand there.
    takeComplaints();
  });
});
