import { useState } from 'react';
import { errorText } from './error-text.ts';
import { fileAddress } from './file-address.ts';
import { showToast } from './toasts.ts';

/** What is downloaded: its name (for the button that is busy), how its signed address is asked for, and whether it opens beside the screen. */
type Wanted = { name: string; ask: () => Promise<{ url: string }>; isBeside?: boolean };

/** Downloads a file whose address the server signs, and names the one that is on its way; a failure is told. */
export function useDownload(): { busy: string | null; download: (wanted: Wanted) => Promise<void> } {
  const [busy, setBusy] = useState<string | null>(null);
  const download = async ({ name, ask, isBeside = false }: Wanted) => {
    setBusy(name);
    try {
      const { url } = await ask();
      const link = document.createElement('a');
      link.href = fileAddress(url);
      if (isBeside) link.target = '_blank';
      else link.download = '';
      link.click();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
