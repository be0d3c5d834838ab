import * as calls from '@shala/contract/assistant';
import { type Route, read, slow, write } from '#platform/http';
import { makeChat } from './chat/answer-prompt.ts';
import { listAssistantLog } from './chat/list-log.ts';
import { listAssistantPlans, makeCancelPlan, makeConfirmPlan, makeUndoPlan } from './mcp/plans.ts';
import { getAssistantModel } from './model/get-model.ts';
import { makeListPinnedQuestions, unpinQuestion } from './pins/pins.ts';
import { callsOf } from './tools/calls.ts';
import { registryOf } from './tools/registry.ts';

/** The assistant's calls, over the calls of the other features. */
export function assistantRoutes(others: readonly Route[]): Route[] {
  const tools = { calls: callsOf(others), registry: registryOf(callsOf(others)) };
  return [
    slow(calls.chat, makeChat(tools.calls)),
    read(calls.listAssistantLog, listAssistantLog),
    read(calls.getAssistantModel, getAssistantModel),
    read(calls.listAssistantPlans, listAssistantPlans),
    slow(calls.confirmAssistantPlan, makeConfirmPlan(tools)),
    slow(calls.cancelAssistantPlan, makeCancelPlan(tools)),
    slow(calls.listPinnedQuestions, makeListPinnedQuestions(tools.calls)),
    write(calls.unpinQuestion, unpinQuestion),
    slow(calls.undoAssistantPlan, makeUndoPlan(tools)),
  ];
}
