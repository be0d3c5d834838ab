import { getAssistantModel, listAssistantLog } from '@shala/contract/assistant';
import type { CallAnswer, CallInput } from '@shala/contract/shared';
import { callsOf } from '#lib/calls-of';

export type LogEntry = CallAnswer<typeof listAssistantLog>['entries'][number];
type Filter = NonNullable<CallInput<typeof listAssistantLog>['query']>;

const { useCall, prefetch, usePages, prefetchPages } = callsOf('assistant');
const DONE = { query: { outcome: 'done' } } as const;

/** What is out of date when something was asked or done. */
export const LOG_KEY = ['assistant', listAssistantLog.name] as const;

/** What was asked and done, page after page. */
export function useAssistantLog(filter: Filter) {
  return usePages(listAssistantLog, { query: filter }, ({ entries }) => entries);
}

/** What was done lately, for the side of the chat. */
export function useDoneLately() {
  return useCall(listAssistantLog, DONE);
}

/** The language model that is configured, if there is one. */
export function useModel() {
  return useCall(getAssistantModel, {});
}

/** Begins loading what stands beside the chat. */
export function prefetchChat() {
  return Promise.all([prefetch(listAssistantLog, DONE), prefetch(getAssistantModel, {})]);
}

/** Begins loading the log without filters; a list with filters is asked for when it is shown. */
export function prefetchAssistantLog(_params: unknown, search: URLSearchParams) {
  void prefetch(getAssistantModel, {});
  return search.size === 0 ? prefetchPages(listAssistantLog, { query: {} }) : undefined;
}
