import type { SlowContext } from '#platform/http';
import { writeDownPrompt } from './log.store.ts';
import type { Turn } from './turn.ts';

/** Where a prompt came from: which call, in whose words, and since when it is answered (none where nobody waits for a reading). */
type Origin = { action: string; channel: 'chat' | 'mcp'; prompt: string; engine: 'rules' | 'program'; began?: number };

/** Writes down what was asked and what came of it, in the log and in the audit. */
export function writeDown(context: SlowContext, turn: Turn, { action, channel, prompt, engine, began }: Origin): Promise<void> {
  const { intent, outcome, slots, pendingId = null, affected = 0, asked, opens, drops, begins } = turn;
  const { model } = context.platform;
  // What left the machine is on record with the place that it went to.
  const left = asked && model ? { model: model.name, host: model.host } : null;
  return writeDownPrompt(context.notes, {
    ...{ schoolId: context.school.id, accountId: context.admin.id, sessionId: context.sessionId, requestId: context.request.id, action },
    audit: { ...(channel === 'mcp' && { channel }), intent, outcome, ...left },
    entry: {
      ...{ channel, prompt, intent, slots, outcome, pending_id: pendingId, affected },
      ...(opens && { opens }),
      ...(drops && { drops }),
      ...(begins && { begins }),
      milliseconds: began === undefined ? 0 : Math.round(performance.now() - began),
      engine: (asked?.read ?? asked?.query) === undefined ? engine : 'model',
      ...(asked && left && { model: `${left.model} (${left.host})`, sent: asked.sent, model_failure: asked.failure ?? null }),
    },
  });
}
