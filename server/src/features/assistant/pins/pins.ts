import type * as calls from '@shala/contract/assistant';
import { query as queryShape } from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, SlowContext, WriteContext } from '#platform/http';
import { type Answer, cellText } from '../answer/answer.ts';
import { runQuery } from '../query/answer/run.ts';
import { answerQuery } from '../query/answer/say.ts';
import { mayAsk } from '../query/rights.ts';
import type { Calls } from '../tools/calls.ts';
import { openSchool, type School } from '../tools/directory.ts';
import { asOfToday } from './moving.ts';
import * as store from './pins.store.ts';

type Pin = CallAnswer<typeof calls.listPinnedQuestions>['pins'][number];
const MOST_ROWS = 8;

/** One's pinned questions with their answers of now. What cannot be asked any longer, as a right was taken or a name is gone, is left out. */
export function makeListPinnedQuestions(tools: Calls) {
  return async function listPinnedQuestions(context: SlowContext): Promise<CallAnswer<typeof calls.listPinnedQuestions>> {
    const rows = await store.listPinnedQuestions(context.db, { schoolId: context.school.id, accountId: context.admin.id });
    if (rows.length === 0) return { pins: [] };
    const school = await openSchool(context.db, context.school.id);
    const pins = await Promise.all(rows.map((row) => answerPin(context, { row, school, tools })));
    return { pins: pins.filter((pin) => pin !== undefined) };
  };
}

type Asked = { row: store.PinRow; school: School; tools: Calls };

async function answerPin(context: SlowContext, { row, school, tools }: Asked): Promise<Pin | undefined> {
  const read = queryShape.safeParse(row.query);
  if (!read.success || !mayAsk(read.data, tools)) return undefined;
  try {
    const asked = await runQuery(context, asOfToday(read.data, row.pinnedOn, school.today), school);
    return pinOf(row.id, answerQuery(asked, school.today));
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return undefined;
  }
}

function pinOf(id: string, answer: Answer): Pin {
  const [title] = answer.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const [table] = answer.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  const [link] = answer.flatMap((block) => (block.kind === 'link' ? [block] : []));
  return {
    id,
    title: title ?? '',
    head: table?.head ?? [],
    rows: (table?.rows ?? []).slice(0, MOST_ROWS).map((row) => row.map(cellText)),
    figures: table?.figures ?? [],
    count: table?.rows.length ?? 0,
    screen: link === undefined ? null : { label: link.label, path: link.path },
  };
}

export async function unpinQuestion(
  { db, school, admin, audit }: WriteContext,
  { params }: Input<typeof calls.unpinQuestion>,
): Promise<CallAnswer<typeof calls.unpinQuestion>> {
  if (!(await store.unpinQuestion(db, { schoolId: school.id, accountId: admin.id, pinId: params.pinId }))) throw notFound();
  audit({ entity: 'assistant', entityId: params.pinId, after: { unpinned: true } });
  return {};
}
