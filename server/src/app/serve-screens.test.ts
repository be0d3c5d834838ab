import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveScreens } from './serve-screens.ts';

it('a public page names its other languages by full addresses, and leaves other links as they are', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'shala-pages-'));
  mkdirSync(join(webRoot, 'pages', 'en'), { recursive: true });
  const page = (origin: string) =>
    `<link rel="alternate" hrefLang="hi" href="${origin}/pricing?lang=hi"/><link rel="icon" href="/favicon.svg"/>`;
  writeFileSync(join(webRoot, 'pages', 'en', 'pricing.html'), page(''));
  const app = fastify();
  await serveScreens(app, { webRoot, publicUrl: () => 'https://school.example' });
  const answer = await app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
  expect(answer.body).toBe(page('https://school.example'));
  await app.close();
  rmSync(webRoot, { recursive: true });
});
