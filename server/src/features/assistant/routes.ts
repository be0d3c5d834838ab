import * as calls from '@shala/contract/assistant';
import { type Route, read, slow } from '#platform/http';
import { makeChat } from './chat/answer-prompt.ts';
import { getAssistantLog } from './chat/list-log.ts';
import { getModel } from './model/get-model.ts';
import { callsOf } from './tools/calls.ts';

/** The assistant's calls, over the calls of the other features. */
export function assistantRoutes(others: readonly Route[]): Route[] {
  return [
    slow(calls.chat, makeChat(callsOf(others))),
    read(calls.listAssistantLog, getAssistantLog),
    read(calls.getAssistantModel, getModel),
  ];
}
