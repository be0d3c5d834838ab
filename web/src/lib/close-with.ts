import { showToast } from './toasts.ts';

/** Closes a dialog whose act is done, and says so: without a word one would not know whether it was saved. */
export function closeWith(onClose: () => void, sentence: string): void {
  onClose();
  showToast({ tone: 'good', sentence });
}
