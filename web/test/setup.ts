import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '#lib/i18n';
import { forgetOwnerStacks } from './owner-stacks.ts';
import { answerStylesQuickly } from './quick-styles.ts';

// What the imitated browser lacks.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
window.scrollTo = () => undefined;
answerStylesQuickly(window);
forgetOwnerStacks();
// As in Chromium since 156, where an effect that returns it stops the screen.
Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 40_000 });

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(window, 'outerWidth', { value: 1366, configurable: true, writable: true });
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  // Whatever a screen complains of is a fault of the screen; a test that provokes a complaint takes it with `takeComplaints`.
  expect(complaints, 'console.error was called').toEqual([]);
});

/** Takes the complaints that a test provoked on purpose. */
export function takeComplaints(): unknown[][] {
  return complaints.splice(0);
}
