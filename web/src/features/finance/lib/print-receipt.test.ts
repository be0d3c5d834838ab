import { afterEach, expect, it, vi } from 'vitest';
import { printReceipt } from './print-receipt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('prints a receipt once, and gives the focus back to the search', async () => {
  const box = document.body.appendChild(document.createElement('input'));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF-')));
  URL.createObjectURL = () => 'about:blank';
  await printReceipt('/files/receipt-original-1');
  const frame = document.querySelector('iframe');
  const print = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { print } });
  box.focus();
  frame?.dispatchEvent(new Event('load'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(box);
});
