import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isOpen = false;

/**
 * The imitated browser of a worker, made once for all of its files: to make it took longer than many files' tests. Each file begins with an
 * empty page at the root.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes the default export
export default {
  name: 'one-browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options);
    isOpen = true;
    return { teardown: () => emptyPage(global) };
  },
} satisfies Environment;

function emptyPage({ document, history }: typeof globalThis): void {
  history.replaceState(null, '', '/');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
}
