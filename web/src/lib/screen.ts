import type { ComponentType } from 'react';
import { hasLiveToken } from './token.ts';

export type ScreenParams = Record<string, string | undefined>;

/** What a screen's chunk brings: the component, and how to begin loading its data before it is shown. */
export type ScreenModule = { Component: ComponentType; prefetch?: (params: ScreenParams, search: URLSearchParams) => unknown };

/** One screen of a feature: its path and the import of its chunk. */
export type ScreenRoute = { path: string; load: () => Promise<ScreenModule> };

/** Begins loading a screen's data if there is somebody to load it for. Failures are the screen's to show. */
export function beginPrefetch(screen: ScreenModule, params: ScreenParams, url: string): void {
  if (!screen.prefetch || !hasLiveToken()) return;
  // What fails here is asked again when the screen is shown, which tells.
  void (async () => screen.prefetch?.(params, new URL(url).searchParams))().catch(() => {});
}
