import type * as calls from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import { countAsked } from './ask-when-unsure.ts';

/** The language model that may be asked, for whoever wants to know before they write, and how often it was today. */
export async function getAssistantModel({
  db,
  school,
  platform: { model, modelUse },
}: ReadContext): Promise<CallAnswer<typeof calls.getAssistantModel>> {
  const asked = await countAsked(db, school.id);
  if (model === null || modelUse.mode === 'off') return { model: null };
  return { model: { name: model.name, host: model.host, mode: modelUse.mode, aDay: modelUse.aDay, asked } };
}
