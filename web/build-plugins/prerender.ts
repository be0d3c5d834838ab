import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { PageParts, RenderedPage } from '../src/features/public/prerender/render-pages.tsx';

const WEB = join(import.meta.dirname, '..');
const SOURCE = join(WEB, 'src/features/public/prerender');
const DIST = join(WEB, 'dist');
// Below the package, so that what stays outside the bundle is found in its node_modules.
const WORKSHOP = join(DIST, '.prerender');

/**
 * Renders the public pages to a folder for each language in `dist/pages`, after the app was built into `dist`: whole documents with their styles inside,
 * which paint without the app. Pictures and fonts go to `dist/assets`, where most of them are already.
 */
export async function prerenderPages(): Promise<void> {
  try {
    const script = await buildScript();
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        ssr: join(SOURCE, 'render-pages.tsx'),
        ssrEmitAssets: true,
        outDir: WORKSHOP,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        cssCodeSplit: false,
        cssMinify: true,
      },
    });
    const css = withSystemTheme(await takeStyles());
    await cp(join(WORKSHOP, 'assets'), join(DIST, 'assets'), { recursive: true });
    const { renderPages } = (await import(`${pathToFileURL(join(WORKSHOP, 'render-pages.js')).href}?${Date.now()}`)) as {
      renderPages: (parts: PageParts) => Promise<RenderedPage[]>;
    };
    for (const { file, html } of await renderPages({ css, script })) {
      const path = join(DIST, 'pages', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, html);
    }
  } finally {
    await rm(WORKSHOP, { recursive: true, force: true });
  }
}

/** The few lines that a page runs, as a hashed asset. Returns its address. */
async function buildScript(): Promise<string> {
  const output = (await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      // Of the contract it needs one constant; without this the schemas' library would come along.
      rolldownOptions: { input: join(SOURCE, 'page-script.ts'), treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output.output[0];
  const name = `public-page-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await mkdir(join(DIST, 'assets'), { recursive: true });
  await writeFile(join(DIST, 'assets', name), code);
  return `/assets/${name}`;
}

async function takeStyles(): Promise<string> {
  const folder = join(WORKSHOP, 'assets');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  let css = '';
  for (const sheet of sheets) {
    css += await readFile(join(folder, sheet), 'utf8');
    await rm(join(folder, sheet));
  }
  return css.trim();
}

/** The app names the theme in an attribute, set by a script. Until that has run, or where none runs, the system decides. */
function withSystemTheme(css: string): string {
  const plain = css.replace(/@media[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const darkRules = [...plain.matchAll(/[^{}]*\[data-mantine-color-scheme=["']?dark["']?\][^{}]*\{[^{}]*\}/g)].map(([rule]) =>
    rule.replaceAll(/\[data-mantine-color-scheme=["']?dark["']?\]/g, ':not([data-mantine-color-scheme])'),
  );
  return `${css}@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
}
