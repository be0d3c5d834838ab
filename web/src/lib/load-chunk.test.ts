import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, CSS_CHUNK_LOAD_FAILED, loadChunk } from './load-chunk.ts';
import { reloadForNewRelease, reloadIfReachable } from './new-release.ts';

const failingWith = (message: string) => loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error);

describe('loading a chunk', () => {
  it('gives what arrives', async () => expect(await loadChunk(async () => 7)).toBe(7));

  it.each([
    'Failed to fetch dynamically imported module: https://shala.example/assets/a-1.js',
    'error loading dynamically imported module: https://shala.example/assets/a-1.js',
    'Importing a module script failed.',
  ])('tells a missing script: %s', async (message) => {
    const error = await failingWith(message);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'JS_CHUNK_LOAD_FAILED', isTimeout: false });
    expect((error as Error).message).toContain('missing');
  });

  it('tells a missing style by its code', async () => {
    const error = await failingWith('Unable to preload CSS for /assets/a-1.css');
    expect(error).toMatchObject({ name: 'ChunkLoadError', code: CSS_CHUNK_LOAD_FAILED });
    expect(CSS_CHUNK_LOAD_FAILED).toBe('CSS_CHUNK_LOAD_FAILED');
    expect((error as Error).message).toContain('/assets/a-1.css');
    // Tried again before the next chunk, which waits for it.
    const next = loadChunk(async () => 7);
    document.head.querySelector<HTMLLinkElement>('link[href="/assets/a-1.css"]')?.onload?.(new Event('load'));
    expect(await next).toBe(7);
  });

  it('tells a time-out after 120000 ms', async () => {
    vi.useFakeTimers();
    const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    const early = await Promise.race([loading, Promise.resolve('still loading')]);
    expect(early).toBe('still loading');
    await vi.advanceTimersByTimeAsync(1);
    const error = await loading;
    expect(error).toMatchObject({ name: 'ChunkLoadError', isTimeout: true });
    expect((error as Error).message).toContain('timeout');
  });

  it('passes on an error inside a chunk that did arrive', async () => {
    expect(await failingWith('x is not a function')).not.toBeInstanceOf(ChunkLoadError);
  });
});

describe('a new release while a tab is open', () => {
  const serve = (entry: string, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${entry}"></script>`, { status }));

  beforeEach(() => {
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('reloads once, and never twice for the same release', async () => {
    const reload = vi.fn();
    serve('/assets/index-new.js');
    expect(await reloadForNewRelease(reload)).toBe(true);
    expect(await reloadForNewRelease(reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    serve('/assets/index-newer.js');
    expect(await reloadForNewRelease(reload)).toBe(true);
  });

  it('does not reload when nothing is newer or the server is away', async () => {
    const reload = vi.fn();
    serve('/assets/index-old.js');
    expect(await reloadForNewRelease(reload)).toBe(false);
    serve('/assets/index-new.js', 503);
    expect(await reloadForNewRelease(reload)).toBe(false);
    expect(await reloadIfReachable(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
