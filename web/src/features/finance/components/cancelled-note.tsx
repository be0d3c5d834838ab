/** Says below what was cancelled when that was; the row itself keeps its own day. */
export function CancelledNote({ children }: { children: string }) {
  return <small style={{ display: 'block', color: 'var(--c-ink-2)' }}>{children}</small>;
}
