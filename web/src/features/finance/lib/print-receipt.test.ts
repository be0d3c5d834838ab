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
  const print = vi.fn();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as unknown as Window);
  box.focus();
  await printReceipt('/files/receipt-original-1');
  // The imitated browser loads the frame by itself, sooner or later.
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(box);
});
