import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/errors';
import { sendFailure } from '#platform/http';

/**
 * Serves the built screens: hashed assets, pre-compressed and cached permanently; the public pages as rendered at build time, in the language
 * that `lang` asks for; and the app’s page for every other navigation, also where an API path has the same prefix.
 */
export async function serveScreens(
  app: FastifyInstance,
  { webRoot, publicUrl }: { webRoot: string; publicUrl: () => string },
): Promise<void> {
  // During development another server serves the screens, and they may not have been built.
  if (existsSync(webRoot)) await serveAssets(app, webRoot);
  const pages = await readPages(webRoot);
  for (const path of PUBLIC_PAGES)
    app.get<{ Querystring: { lang?: string } }>(path, { schema: { hide: true }, config: { isPage: true } }, ({ query }, reply) =>
      sendPage(
        reply,
        withOrigin(pages.get(`${query.lang} ${path}`) ?? pages.get(`${ENGLISH} ${path}`) ?? pages.get('app') ?? NOT_BUILT, publicUrl()),
      ),
    );
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(reply, pages.get('app') ?? NOT_BUILT);
    return sendFailure(new Refusal('notFound', 'noSuchCall'), request, reply);
  });
}

/** Where a page names itself in another language. */
const ALTERNATE = /(<link rel="alternate" hreflang="\w+" href=")(?=\/)/gi;
const ENGLISH = 'en';
const PUBLIC_PAGES = ['/', '/pricing', '/privacy', '/forteacher', '/forschool'];
const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Shala</title><p>The screens are not built. Start Shala with <code>npm start</code>.</p></html>';

async function serveAssets(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/.*', '**/*.br', '**/*.gz', '**/*.html', '**/manifest.json'],
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
  });
}

/** The app's page, and each public page by its language and path. */
async function readPages(webRoot: string): Promise<Map<string, string>> {
  const languages = await readdir(resolve(webRoot, 'pages')).catch(() => []);
  const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1));
  const files = [
    ['app', 'index.html'],
    ...languages.flatMap((language) => PUBLIC_PAGES.map((path) => [`${language} ${path}`, `pages/${language}/${nameOf(path)}.html`])),
  ];
  const pages = new Map<string, string>();
  for (const [page = '', file = ''] of files) {
    const html = await readFile(resolve(webRoot, file), 'utf8').catch(() => null);
    if (html !== null) pages.set(page, html);
  }
  return pages;
}

/** The page with the full addresses of its other languages: search engines take no others. */
const withOrigin = (html: string, origin: string): string => html.replaceAll(ALTERNATE, `$1${origin}`);

function isNavigation(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? '';
  return (request.method === 'GET' || request.method === 'HEAD') && accepts.includes('text/html') && !request.url.startsWith('/assets/');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
}
