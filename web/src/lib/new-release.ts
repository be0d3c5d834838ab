const RELOADED_FOR_KEY = 'shala.reloadedFor';
const reloadPage = () => window.location.reload();

/**
 * After a chunk is missing: was a newer Shala installed while this tab was open? Then its old chunks are gone, and one
 * reload at the same address brings the new ones. It is done once per release, so that it can never go round in circles.
 * Answers whether a reload is under way.
 */
export async function reloadForNewRelease(reload = reloadPage): Promise<boolean> {
  const served = await servedEntry();
  if (served === null || served === runningEntry() || sessionStorage.getItem(RELOADED_FOR_KEY) === served) return false;
  sessionStorage.setItem(RELOADED_FOR_KEY, served);
  reload();
  return true;
}

/** Loads the page again at the same address if the server answers; false if it cannot be reached and the tab is better left alone. */
export async function reloadIfReachable(reload = reloadPage): Promise<boolean> {
  if ((await servedEntry()) === null) return false;
  reload();
  return true;
}

async function servedEntry(): Promise<string | null> {
  try {
    const response = await fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!response.ok) return null;
    return entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    return null;
  }
}

function runningEntry(): string {
  return entryOf(document);
}

function entryOf(page: Document): string {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}
