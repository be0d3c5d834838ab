const FRAME = 'receipt-to-print';
const KEY = 'shala.printsReceipts';

/** Whether this counter prints a receipt as soon as a payment is recorded: a choice of the machine with its printer. */
export function printsReceipts(): boolean {
  return localStorage.getItem(KEY) !== 'no';
}

export function keepPrintsReceipts(value: boolean): void {
  localStorage.setItem(KEY, value ? 'yes' : 'no');
}

/**
 * Prints a receipt without leaving the screen: its PDF is loaded into a frame that nobody sees. The frame holds a copy, since pages of
 * Shala refuse to be framed. Where it cannot be loaded, the link to the receipt is still there.
 */
export async function printReceipt(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const url = URL.createObjectURL(await answer.blob());
  document.getElementById(FRAME)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  frame.title = 'Receipt';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset-inline-end:0;inset-block-end:0';
  frame.addEventListener('load', () => {
    const focused = document.activeElement;
    frame.contentWindow?.print();
    // Printing takes the focus into the frame; the next name is typed into the search box.
    if (focused instanceof HTMLElement) focused.focus();
  });
  frame.src = url;
  document.body.append(frame);
}
