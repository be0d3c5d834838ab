const KEY = 'shala.device';

/** What this browser calls itself at a sign-in, so that it is known again; nothing when nothing can be kept. It says nothing of the person. */
export function deviceName(): { device?: string } {
  try {
    const kept = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, kept);
    return { device: kept };
  } catch {
    return {};
  }
}
