import { Refusal } from '#platform/errors';
import type { SlowContext } from '#platform/http';
import { say } from '#platform/words';
import { type Answer, text } from '../answer/answer.ts';
import { prepareAct } from '../chat/acts.ts';
import { askBack } from '../chat/ask-back.ts';
import type { Turn } from '../chat/turn.ts';
import { writeDown } from '../chat/write-down.ts';
import { LONGEST_PROMPT } from '../interpreter/text/clean.ts';
import { type Arguments, readArguments } from '../tools/arguments.ts';
import type { Calls } from '../tools/calls.ts';
import { openSchool } from '../tools/directory.ts';
import type { Registry } from '../tools/registry.ts';
import type { Tool } from '../tools/tool.ts';
import { presentAnswer, presentText, type ToolResult } from './present.ts';

/** The name of a tool in words. */
export function toolTitle({ name }: Tool): string {
  const words = name.replaceAll('.', ' ').replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export type Workshop = { context: SlowContext; calls: Calls; registry: Registry };
export type Used = { text: string; result: ToolResult; isError?: boolean };

const PLAN_MINUTES = 10;

/**
 * Uses a tool for a program: what it reads is answered, what it would change becomes a plan that a person confirms in Shala. Nothing
 * that the program says confirms anything. Everything is written down like what is asked in the chat.
 */
export async function useTool({ context, calls, registry }: Workshop, tool: Tool, given: Arguments): Promise<Used> {
  const began = performance.now();
  const school = await openSchool(context.db, context.school.id);
  const prompt = wordsOf(tool, given);
  const turn = await takeTurn({ context, calls, registry, school }, tool, { given, prompt });
  await writeDown(context, turn, { action: 'useMcpTool', channel: 'mcp', prompt, engine: 'program', began });
  return turn.pendingId && turn.outcome === 'prepared'
    ? planResult(context, turn.answer, turn.pendingId)
    : {
        text: presentText(turn.answer, context.platform.publicUrl),
        result: presentAnswer(turn.answer, STATES[turn.outcome] ?? 'answered', context.platform.publicUrl),
        isError: turn.outcome === 'failed',
      };
}

const STATES: Partial<Record<Turn['outcome'], ToolResult['state']>> = { asked: 'question', failed: 'refused', declined: 'refused' };

type ToolContext = Workshop & { school: Awaited<ReturnType<typeof openSchool>> };

/** What a program asked for, as a person reads it in the log. */
function wordsOf(tool: Tool, given: Arguments): string {
  const said = Object.entries(given).map(([name, value]) => `${name} ${value}`);
  return [toolTitle(tool), ...said].join(', ').slice(0, LONGEST_PROMPT).toWellFormed().replaceAll('\0', '');
}

async function takeTurn(toolContext: ToolContext, tool: Tool, { given, prompt }: { given: Arguments; prompt: string }): Promise<Turn> {
  const { context, calls, school } = toolContext;
  const read = readArguments(tool.name, given, { today: school.today, directory: school.directory });
  if (read.intent === 'clarify') return { answer: askBack(read.slots), intent: 'clarify', slots: read.slots, outcome: 'asked' };
  const { slots } = read;
  try {
    if (tool.kind === 'write') return await prepareAct(toolContext, tool, { prompt, slots });
    return { answer: await tool.run({ context, calls, school }, slots), intent: tool.name, slots, outcome: 'answered' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return { answer: [text(error.message)], intent: tool.name, slots, outcome: 'failed' };
  }
}

function planResult({ platform, now }: SlowContext, answer: Answer, planId: string): Used {
  const confirmAt = `${platform.publicUrl}/data/access?plan=${planId}`;
  const note = say('Nothing was changed or sent. This plan is valid for {minutes} minutes and must be confirmed in Shala: {confirmAt}', {
    minutes: PLAN_MINUTES,
    confirmAt,
  });
  const expiresAt = new Date(now.getTime() + PLAN_MINUTES * 60_000).toISOString();
  const shown = presentAnswer(answer, 'waiting', platform.publicUrl);
  return {
    text: presentText(answer, platform.publicUrl, [note]),
    result: { ...shown, says: [...shown.says, note], planId, confirmAt, expiresAt },
  };
}
