import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

type Manifest = Record<string, { name?: string; file: string }>;

/** The chunk of the built screens that holds the messages' engine. */
function engineAddress(): string {
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../web/dist/.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = Object.values(manifest).find(({ name }) => name === 'react');
  if (chunk === undefined) throw new Error('The screens have no chunk named react.');
  return `/${chunk.file}`;
}

/**
 * Shows every message in a language that nobody speaks: its letters carry accents, and it is a third longer. What stays plain on a
 * screen did not come from a message.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    type Tokens = string | Tokens[] | { [key: string]: Tokens };
    type Engine = { _: (id: unknown, values?: unknown, options?: unknown) => string; t: unknown; activate: unknown };
    const ACCENTS: Record<string, string> = {
      ...{ a: 'á', c: 'ç', d: 'ď', e: 'é', g: 'ğ', i: 'í', l: 'ĺ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', y: 'ý', z: 'ž' },
      ...{ A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ď', E: 'É', F: 'Ƒ', G: 'Ğ', H: 'Ĥ', I: 'Í', L: 'Ĺ', M: 'Ṁ', N: 'Ñ', O: 'Ö', P: 'Ṕ', R: 'Ŕ', S: 'Š' },
      ...{ T: 'Ţ', U: 'Ú', V: 'Ṽ', W: 'Ŵ', Y: 'Ý', b: 'ƀ', f: 'ƒ', h: 'ĥ', j: 'ĵ', k: 'ķ', m: 'ṁ', p: 'ṕ', v: 'ṽ', w: 'ŵ', x: 'ẋ' },
    };
    const accent = (text: string) =>
      text === '#' ? text : text.replace(/<\/?\d+\/?>|[A-Za-z]/g, (part) => (part.length > 1 ? part : (ACCENTS[part] ?? part)));
    const longer = (text: string) => (/\p{L}{3}/u.test(text) ? `${text}${'é'.repeat(Math.ceil(text.length / 3))}` : text);
    const speak = (tokens: Tokens): Tokens => {
      if (typeof tokens === 'string') return longer(accent(tokens));
      if (!Array.isArray(tokens)) return tokens;
      return tokens.map((token) => (Array.isArray(token) ? speakPlace(token) : typeof token === 'string' ? longer(accent(token)) : token));
    };
    /** A place to fill, `[name]`, or with its kind and the forms of a plural or choice. */
    const speakPlace = ([name, kind, forms, ...rest]: Tokens[]): Tokens[] => {
      if (forms === undefined || typeof forms !== 'object' || Array.isArray(forms))
        return [name, kind, forms, ...rest].filter((part) => part !== undefined) as Tokens[];
      const said = Object.entries(forms).map(([key, form]) => [key, key === 'offset' ? form : speak(form)]);
      return [name, kind, Object.fromEntries(said), ...rest] as Tokens[];
    };
    void import(/* @vite-ignore */ address).then((module: Record<string, unknown>) => {
      const engine = Object.values(module).find(
        (value) => typeof (value as Engine | null)?._ === 'function' && typeof (value as Engine).activate === 'function',
      ) as Engine;
      const real = engine._.bind(engine);
      engine._ = (id, values, options) => {
        const descriptor =
          typeof id === 'string' ? { id, message: (options as { message?: Tokens } | undefined)?.message } : (id as { message?: Tokens });
        if (descriptor.message === undefined) return real(id, values, options);
        const message = speak(descriptor.message);
        return typeof id === 'string'
          ? real(id, values, { ...(options as object), message })
          : real({ ...(id as object), message }, values, options);
      };
      engine.t = engine._;
      document.documentElement.dataset.pseudo = 'on';
    });
  }, engineAddress());
}

/** Texts of the school and of the machine, which no catalogue holds: names, languages by their own name, what people wrote, keys, kinds of files. */
const SAME =
  /^(?:Shala|PDF|CSV|XLSX|JSON|Markdown|Word|QR|UPI|Esc|Enter|Ctrl|Shift|Tab|Space|dd|mm|yyyy|Rs|ICSE|Cambridge|Claude|ChatGPT|KB|MB|GB|TB|ms|UDISE|SMTP|Excel|English)$/;
const DATE_WORD =
  /^(?:(?:Jan|Febr|J)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/;

/** What the server has answered with, so that names and notices are not taken for words of a screen. */
export function collectData(page: Page): () => Promise<{ texts: string; words: Set<string> }> {
  const reading: Promise<void>[] = [];
  const texts: string[] = [];
  const keep = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value.toLowerCase());
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(keep);
  };
  page.on('response', (response) => {
    const isAnswer = /json/.test(response.headers()['content-type'] ?? '');
    if (isAnswer) reading.push(response.json().then(keep, () => undefined));
  });
  return async () => {
    await Promise.all(reading);
    const names = texts.filter((text) => text.length < 60);
    return { texts: texts.join('\n'), words: new Set(names.flatMap((name) => name.match(/[a-z]{3,}/g) ?? [])) };
  };
}

/** What on this screen is plain English and not the school's own: it escaped the catalogue. */
export async function findEscaped(page: Page, data: ReturnType<typeof collectData>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isSpared = (element: Element | null) => element?.closest('[translate=no], script, style, [aria-hidden=true]') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isSpared(node.parentElement)) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!isSpared(element)) found.push(...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    return found;
  });
  const known = await data();
  const isData = (piece: string) => {
    const text = piece.toLowerCase().replace(/[.…]+$/, '');
    const words = text.match(/[a-z]{3,}/g) ?? [];
    return known.texts.includes(text) || (/\s/.test(text) && words.every((word) => known.words.has(word)));
  };
  const isPlain = (piece: string) => {
    const words = piece.match(/[A-Za-zÀ-ɏḀ-ỿ]{3,}/g) ?? [];
    const plain = words.filter((word) => /^[A-Za-z]+$/.test(word) && !SAME.test(word) && !DATE_WORD.test(word));
    return plain.length > 0 && plain.length === words.filter((word) => !SAME.test(word) && !DATE_WORD.test(word)).length;
  };
  const escaped = texts.flatMap((text) =>
    text
      .split(/[·,:;()\n–→/]|\s{2,}/)
      .map((piece) => piece.trim())
      .filter((piece) => isPlain(piece) && !isData(piece)),
  );
  return [...new Set(escaped)];
}
