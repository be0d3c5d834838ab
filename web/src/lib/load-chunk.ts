import { CHUNK_TIMEOUT_MS } from '@shala/contract/shared';

export const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';
const JS_CHUNK_LOAD_FAILED = 'JS_CHUNK_LOAD_FAILED';
const CHUNK_LOAD_TIMEOUT = 'CHUNK_LOAD_TIMEOUT';

/** The bundler's helper tries each style once and later shows its screen without it; so what failed is tried again here. */
const missingStyles = new Set<string>();

type Reason = typeof CSS_CHUNK_LOAD_FAILED | typeof JS_CHUNK_LOAD_FAILED | typeof CHUNK_LOAD_TIMEOUT;

/** A part of the program that did not arrive: missing (script or style) or too slow. */
export class ChunkLoadError extends Error {
  readonly code: Reason;
  readonly isTimeout: boolean;

  constructor(code: Reason, cause?: unknown) {
    super(describe(code, cause), cause === undefined ? undefined : { cause });
    this.name = 'ChunkLoadError';
    this.code = code;
    this.isTimeout = code === CHUNK_LOAD_TIMEOUT;
  }
}

/**
 * Loads a chunk of the program by its dynamic import. What fails, or takes longer than two minutes, becomes a
 * `ChunkLoadError`; an error inside a chunk that did arrive is passed on as it is.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(CHUNK_LOAD_TIMEOUT)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadMissingStyles().then(load), timeout]);
  } catch (error) {
    throw asChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}

function asChunkLoadError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // The bundler's helper says "Unable to preload CSS for …"; for scripts each browser has words of its own.
  const style = /preload CSS for (\S+)/i.exec(error.message)?.[1];
  if (style) {
    missingStyles.add(style);
    return new ChunkLoadError(CSS_CHUNK_LOAD_FAILED, error);
  }
  if (
    /dynamically imported module|Importing a module script failed|module script.*MIME|Failed to load module script/i.test(error.message)
  ) {
    return new ChunkLoadError(JS_CHUNK_LOAD_FAILED, error);
  }
  return error;
}

async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missingStyles].map(loadStyle));
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      missingStyles.delete(href);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

function describe(code: Reason, cause: unknown): string {
  const file = cause instanceof Error ? /\/\S+\.(?:m?js|css)\S*/.exec(cause.message)?.[0] : undefined;
  const name = file ? ` ${file}` : '';
  if (code === CHUNK_LOAD_TIMEOUT) return `Loading chunk${name} failed: timeout after ${CHUNK_TIMEOUT_MS} ms`;
  return code === CSS_CHUNK_LOAD_FAILED ? `Loading CSS chunk${name} failed: missing` : `Loading chunk${name} failed: missing`;
}
