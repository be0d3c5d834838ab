import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { type Answer, choices, link, text } from '../answer/answer.ts';
import type { ToolContext } from '../chat/acts.ts';
import type { Turn } from '../chat/turn.ts';
import { insertPin } from './pins.store.ts';

/** More would not be looked at. */
const MOST_PINS = 12;

/** The button below an answer that can be kept. */
export const pinChoice = (): Answer[number] => choices([{ label: say('Pin to the Dashboard'), prompt: 'pin this' }]);

/** Keeps the question that was answered last on one's own Dashboard. It tells nobody anything and is taken off by one press there, so that no plan comes before it. */
export async function pinLast({ context, school }: ToolContext, query: Query | undefined): Promise<Turn> {
  const turn = { intent: 'pin' as const, slots: {} };
  if (query === undefined)
    return {
      ...turn,
      answer: [text(say('There is no answer here that can be pinned. Ask a question about the records first.'))],
      outcome: 'failed',
    };
  const id = await context.inTransaction(async ({ db, audit }) => {
    const pinId = await insertPin(db, {
      schoolId: context.school.id,
      accountId: context.admin.id,
      query,
      today: school.today,
      most: MOST_PINS,
    });
    if (pinId !== null) audit({ entity: 'assistant', entityId: pinId, after: { pinned: query.entity } });
    return pinId;
  });
  const words =
    id === null
      ? say('This question is already pinned, or your Dashboard already has {count} pinned questions, which is the maximum.', {
          count: MOST_PINS,
        })
      : say('Pinned. Your Dashboard shows the latest answer each time you open it.');
  return { ...turn, answer: [text(words), link(say('Dashboard'), '/homepage')], outcome: id === null ? 'failed' : 'done' };
}
