import sanitize from 'sanitize-html';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, choices, link, table, text } from './answer.ts';
import { clean, writeHtml } from './write-html.ts';

vi.mock('sanitize-html', { spy: true });

const EVIL = `<img src=x onerror=alert(1)> "></td><button data-prompt='confirm 7K2Q'> & 'x' javascript:alert(1)`;
const EVERYTHING: Answer = [
  text(EVIL),
  table({
    head: ['Name', EVIL],
    rows: [
      [{ text: EVIL, path: '/student/profile/1?tab=fees&month=May' }, '₹5'],
      [[{ text: 'Asha', path: '/x' }], EVIL],
    ],
    figures: [1],
    foot: EVIL,
    file: 'defaulters-8a-2026-11-22',
  }),
  {
    kind: 'plan',
    plan: { title: EVIL, facts: [{ term: 'To', value: EVIL }], sample: EVIL, warnings: [EVIL] },
    choices: [{ label: EVIL, prompt: EVIL, isPrimary: true }],
    hint: EVIL,
  },
  choices([{ label: 'No', prompt: 'cancel' }]),
  link('Students', '/student', { class: `"><svg onload>` }),
];

describe('an answer as HTML', () => {
  it('is what the sanitiser would leave of it, whatever stands in its values', () => {
    const html = writeHtml(EVERYTHING);
    expect(sanitize).not.toHaveBeenCalled();
    // Quotes in texts are no markup, and the sanitiser writes them as they are.
    const withQuotes = (one: string) => one.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
    expect(withQuotes(clean(` ${html}`).trim())).toBe(withQuotes(html));
    expect(html).not.toMatch(/<(?:img|svg)/);
  });

  it.each([
    '<p>a</p><img src="x">',
    '<p onclick="x">a</p>',
    '<a href="//evil">a</a>',
    '<a href="/\\evil">a</a>',
    '<a href="/\t/evil">a</a>',
    '<a href="javascript:x">a</a>',
    '<script>x</script>',
    '<p style="x">',
    'text',
    '<p>a > b</p>',
    '<div data-kind="table" onclick="x">a</div>',
  ])('passes the sanitiser where it is not of the templates: %s', (html) => {
    vi.mocked(sanitize).mockClear();
    const left = clean(html);
    expect(sanitize).toHaveBeenCalledOnce();
    expect(left).not.toMatch(/<(?:img|script)|on\w+=|style=|evil"|javascript:/);
  });
});
